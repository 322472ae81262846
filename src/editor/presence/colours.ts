/** Colours that people are told apart by: equally strong, readable under white letters, none of them the accent. */
const colours = [
  '#a8348a',
  '#b3470f',
  '#5b46c9',
  '#1f6f3d',
  '#8c3b3b',
  '#7a5a00',
  '#2c5d9b',
  '#6d3fa0',
] as const

/** A person's colour: the same for everyone, as long as their name in the system is. */
export function colourOf(person: string): string {
  let sum = 0
  for (let index = 0; index < person.length; index += 1) sum = (sum * 31 + person.charCodeAt(index)) >>> 0
  return colours[sum % colours.length] ?? colours[0]
}
