import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import type { FontChoice, FontRole } from '#document/styles.ts'

/** Families that read well together; its name is the message `pages.fonts.<id>`. */
export interface FontPair {
  readonly id: OwnerKeyAfter<'pages.fonts'>
  readonly fonts: Readonly<Record<FontRole, FontChoice>>
}

/** A heading's face above a text's; buttons and details are set in the one that is plainer. */
function pair(
  id: FontPair['id'],
  heading: FontChoice,
  text: FontChoice,
  plain: 'heading' | 'text' = 'text',
): FontPair {
  const { family } = plain === 'heading' ? heading : text
  return {
    id,
    fonts: { heading, text, button: { family, weight: 600 }, detail: { family, weight: 500 } },
  }
}

const running = { weight: 400, leading: 1.6 } as const

/** Pairs to begin from, all of families of the library: from bookish to loud. */
export const fontPairs: readonly FontPair[] = [
  pair(
    'chapter',
    { family: 'literata', weight: 600, leading: 1.15 },
    { family: 'instrument-sans', ...running },
  ),
  pair(
    'gazette',
    { family: 'newsreader', weight: 600, leading: 1.1 },
    { family: 'libre-franklin', ...running },
  ),
  pair('bakery', { family: 'fraunces', weight: 600, leading: 1.1 }, { family: 'karla', ...running }),
  pair(
    'salon',
    { family: 'cormorant-garamond', weight: 600, leading: 1.05 },
    { family: 'dm-sans', ...running },
  ),
  pair('folio', { family: 'eb-garamond', weight: 500, leading: 1.1 }, { family: 'eb-garamond', ...running }),
  pair(
    'evening',
    { family: 'playfair-display', weight: 600, leading: 1.1 },
    { family: 'work-sans', ...running },
  ),
  pair('letter', { family: 'lora', weight: 600, leading: 1.15 }, { family: 'inter', ...running }),
  pair(
    'archive',
    { family: 'source-serif-4', weight: 600, leading: 1.15 },
    { family: 'source-serif-4', ...running },
  ),
  pair(
    'studio',
    { family: 'instrument-sans', weight: 600, leading: 1.1, tracking: -10 },
    { family: 'newsreader', ...running },
    'heading',
  ),
  pair(
    'workshop',
    { family: 'archivo', weight: 700, leading: 1.05, tracking: -10 },
    { family: 'archivo', ...running },
  ),
  pair('gallery', { family: 'syne', weight: 700, leading: 1.05 }, { family: 'inter', ...running }),
  pair(
    'orbit',
    { family: 'space-grotesk', weight: 600, leading: 1.1, tracking: -15 },
    { family: 'dm-sans', ...running },
  ),
  pair(
    'market',
    { family: 'bricolage-grotesque', weight: 700, leading: 1.05 },
    { family: 'literata', ...running },
    'heading',
  ),
  pair(
    'harbour',
    { family: 'manrope', weight: 700, leading: 1.15, tracking: -15 },
    { family: 'manrope', ...running },
  ),
  pair(
    'meadow',
    { family: 'karla', weight: 700, leading: 1.1, tracking: -10 },
    { family: 'lora', ...running },
    'heading',
  ),
]
