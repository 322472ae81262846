// The order of the house, read by the checker (.dependency-cruiser.mjs) and by people.
// A floor may use the floors below it. An area may use those it names, and what they may use.

/** Floors from the top. Rooms that share a floor are strangers to each other. */
export const floors = [['faces'], ['areas'], ['editor'], ['document', 'platform', 'ui'], ['kernel']]

/** Faces: visitor and admin are composed by server; the browser side of admin stands alone. */
export const faces = {
  server: ['visitor', 'admin'],
  admin: [],
  visitor: [],
}

/** Areas in one written order: name → the areas it stands on. */
export const areas = {
  accounts: [],
  sites: ['accounts'],
  domains: ['sites'],
  gates: ['sites'],
  senders: ['sites', 'domains'],
  contacts: ['sites'],
  assets: ['sites', 'gates'],
  search: ['sites', 'gates'],
  documents: ['sites', 'assets'],
  releases: ['documents'],
  pages: ['releases', 'search'],
  forms: ['pages', 'contacts'],
  collections: ['pages', 'contacts'],
  payments: ['sites'],
  taxes: ['sites'],
  billing: ['payments', 'taxes'],
  organisations: ['billing', 'domains'],
  commerce: ['pages', 'contacts', 'forms', 'payments', 'taxes'],
  donations: ['commerce'],
  members: ['commerce'],
  scheduling: ['commerce'],
  invoicing: ['commerce'],
  automations: ['contacts'],
  campaigns: ['commerce', 'automations', 'senders'],
  analytics: ['sites'],
  access: ['sites'],
  transfer: '*',
  operator: '*',
}

/** The doors of an area: what others may import from it, and who. */
export const doors = {
  /** Anyone above, browser or server. */
  contract: 'contract.ts',
  /** Other areas' server code. */
  verbs: 'index.ts',
  /** The server face. */
  server: 'area.ts',
  /** The admin face and other areas' screens. */
  screens: 'admin/index.tsx',
  /** Faces and other areas: the area's blocks. */
  blocks: 'blocks/index.ts',
  /** The visitor's face. */
  visitor: 'visitor/index.ts',
}

/** Everything an area may import from, itself left out: the named ones and theirs. */
export function reachableAreas(name) {
  const named = areas[name]
  const all = Object.keys(areas)
  if (named === '*') return all.slice(0, all.indexOf(name))
  return [...new Set(named.flatMap((below) => [below, ...reachableAreas(below)]))]
}
