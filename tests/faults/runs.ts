/** What is sent much of: by itself, and between two letters, where a pattern for the end of a text looks in vain. */
export const runs = ['a', '(', '<', ' ', '/', '-', '.', '\n', '\u200b', '\u2028', '\u0301\u0316'].flatMap(
  (run) => {
    const name = JSON.stringify(run)
    const of = (length: number): string => run.repeat(length / run.length)
    return [
      { name, of, isBetween: false },
      { name: `a letter, ${name}, a letter`, of: (length: number) => `x${of(length)}x`, isBetween: true },
    ]
  },
)
