/*
 * What an address needs, by country. Where a country is not in these lists only the first line and the town are asked:
 * a rule that is wrong would keep people out.
 */

/** Shapes of postcodes: `9` is a digit, `A` a letter, everything else itself. Blanks and hyphens do not count. */
const masks: { readonly [country: string]: readonly string[] } = {
  AT: ['9999'],
  AU: ['9999'],
  BE: ['9999'],
  BR: ['99999999'],
  CA: ['A9A9A9'],
  CH: ['9999'],
  CZ: ['99999'],
  DE: ['99999'],
  DK: ['9999'],
  ES: ['99999'],
  FI: ['99999'],
  FR: ['99999'],
  GB: ['A99AA', 'A999AA', 'AA99AA', 'AA999AA', 'A9A9AA', 'AA9A9AA'],
  GR: ['99999'],
  IN: ['999999'],
  IT: ['99999'],
  JP: ['9999999'],
  LI: ['9999'],
  LU: ['9999'],
  MX: ['99999'],
  NL: ['9999AA'],
  NO: ['9999'],
  NZ: ['9999'],
  PL: ['99999'],
  PT: ['9999999', '9999'],
  SE: ['99999'],
  TR: ['99999'],
  US: ['99999', '999999999'],
}

/** Countries whose letters need a state or province. */
const withRegion = new Set(['AU', 'BR', 'CA', 'IN', 'JP', 'MX', 'US'])

const maskOf = (postcode: string): string =>
  postcode.replace(/[\s-]/g, '').toUpperCase().replace(/[A-Z]/g, 'A').replace(/\d/g, '9')

/** The postcode without the country that people write before it: `CH-8001`, `D-10115`. */
const bare = (postcode: string): string => postcode.normalize('NFKC').replace(/^\s*[A-Za-z]{1,2}-(?=\d)/, '')

/** Whether a postcode may be one of a country; any short line of a country whose shapes are not known. */
export function isPostcode(postcode: string, country: string): boolean {
  if (postcode.length > 20) return false
  const known = masks[country]
  if (!known) return /^[\p{L}\p{Nd} -]{2,12}$/u.test(postcode.trim())
  return known.includes(maskOf(bare(postcode)))
}

/** Whether an address of a country needs a postcode, and a state or province. */
export function needsOf(country: string): { readonly postcode: boolean; readonly region: boolean } {
  return { postcode: Object.hasOwn(masks, country), region: withRegion.has(country) }
}
