export const samples = [
  {
    name: 'typescript',
    props: {
      language: 'typescript',
      title: 'hours.ts',
      code: "// The kitchen closes when the last plate is out.\nexport function isOpen(hour: number): boolean {\n  const [from, to] = [18, 23]\n  return hour >= from && hour < to\n}\n\nconsole.log(isOpen(21) ? `open` : 'closed')",
    },
  },
  {
    name: 'lines',
    props: {
      language: 'bash',
      numbers: true,
      code: '# Fetch, build, go\ncurl -fsSL "https://example.com/seed.tar.gz" | tar xz\ncd seed && make install PREFIX="$HOME/.local"',
    },
  },
  { name: 'plain', props: { code: 'a line of plain text', copy: false } },
  {
    name: 'html',
    props: { language: 'html', code: '<!-- A door -->\n<a class="door" href="/in">Come &amp; see</a>' },
  },
] as const
