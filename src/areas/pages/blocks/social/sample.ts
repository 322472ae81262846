import { items } from '../words.ts'

const all = items(
  { url: 'https://www.instagram.com/portico' },
  { url: 'https://bsky.app/profile/portico' },
  { url: 'https://www.youtube.com/@portico' },
  { url: 'https://www.linkedin.com/company/portico' },
  { url: 'https://example.com/notes' },
)

export const samples = [
  { name: 'signs', props: { items: all } },
  { name: 'names', props: { items: all, design: 'names' } },
  { name: 'circles', props: { items: all, design: 'circles', align: 'center' } },
] as const
