// The house's rules (docs/decisions/0001-house.md), each an error. Generated from architecture.mjs.
import { areas, doors, faces, floors, reachableAreas } from './architecture.mjs'

const room = (names) => `^src/(${names.join('|')})/`
const tests =
  '\\.test\\.tsx?$|^src/platform/testing/|/testing\\.ts$|^src/areas/[^/]+/samples\\.ts$|^src/ui/gallery/'
const escaped = (path) => path.replaceAll('.', '\\.')

const direction = floors.flatMap((floor, index) => {
  const above = floors.slice(0, index).flat()
  const rules = []
  if (above.length > 0) {
    rules.push({
      name: `floor-${floor.join('-')}-looks-up`,
      comment: 'A floor may use only what is below it.',
      severity: 'error',
      from: { path: room(floor) },
      to: { path: room(above) },
    })
  }
  for (const one of floor) {
    const neighbours = floor.filter((other) => other !== one)
    if (neighbours.length === 0) continue
    rules.push({
      name: `room-${one}-visits-neighbour`,
      comment: 'Rooms on one floor are strangers.',
      severity: 'error',
      from: { path: room([one]) },
      to: { path: room(neighbours) },
    })
  }
  return rules
})

const areaOrder = Object.keys(areas).map((name) => {
  const reachable = [name, ...reachableAreas(name)]
  return {
    name: `area-order-${name}`,
    comment: 'An area may use those it names in architecture.mjs, and what they may use.',
    severity: 'error',
    from: { path: `^src/areas/${name}/` },
    to: { path: '^src/areas/', pathNot: `^src/areas/(${reachable.join('|')})/` },
  }
})

const anyDoor = Object.values(doors).map(escaped).join('|')
const areaDoors = [
  ...Object.keys(areas).map((name) => ({
    name: `door-of-${name}`,
    comment: 'From outside an area, only its doors are imported.',
    severity: 'error',
    from: { path: '^src/', pathNot: `^src/areas/${name}/` },
    to: {
      path: `^src/areas/${name}/`,
      pathNot: `^src/areas/${name}/(${anyDoor}|testing\\.ts|samples\\.ts)$`,
    },
  })),
  {
    name: 'area-door-is-for-the-server-face',
    comment: 'area.ts is read by the server face (and tests) alone.',
    severity: 'error',
    from: { path: '^src/', pathNot: `^src/faces/server/|${tests}` },
    to: { path: '^src/areas/[^/]+/area\\.ts$' },
  },
  {
    name: 'no-unlisted-area',
    comment: 'Every folder of src/areas is listed in architecture.mjs.',
    severity: 'error',
    from: { path: '^src/areas/', pathNot: `^src/areas/(${Object.keys(areas).join('|')})/` },
    to: {},
  },
  {
    name: 'no-unlisted-room',
    comment: 'Every folder of src is a floor of architecture.mjs.',
    severity: 'error',
    from: { path: '^src/[^/]+/', pathNot: room(floors.flat()) },
    to: {},
  },
]

const faceOrder = Object.entries(faces).map(([name, below]) => ({
  name: `face-order-${name}`,
  comment: 'The faces know each other only through architecture.mjs.',
  severity: 'error',
  from: { path: `^src/faces/${name}/` },
  to: { path: '^src/faces/', pathNot: `^src/faces/(${[name, ...below].join('|')})/` },
}))

/** What opens the database, or lays its shape: files of the platform's `db`. */
export const opening = ['open-database', 'embedded', 'migrate', 'folder-lock']

/** What tests open a database with. */
const databases = '^src/platform/(testing/(world|scratch-database|login-database)|db/open-database)\\.ts$'

/** Code that a browser loads: from here nothing of the server may be reached. */
const browserEntry = [
  '^src/ui/',
  '^src/editor/',
  '^src/areas/[^/]+/admin/',
  '^src/areas/[^/]+/(blocks|visitor)/.*island\\.ts$',
  '^src/faces/admin/',
  '^src/faces/visitor/islands/',
].join('|')

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node|virtual|bun):' },
    },
    ...direction,
    ...areaOrder,
    ...areaDoors,
    ...faceOrder,
    {
      name: 'contract-is-shape-only',
      comment:
        'A contract and its parts import the kernel, zod, and the contracts of areas below; nothing else.',
      severity: 'error',
      from: { path: '^src/areas/[^/]+/(contract|.+\\.contract)\\.ts$' },
      to: {
        pathNot: '^src/kernel/|^src/areas/[^/]+/(contract|.+\\.contract)\\.ts$|node_modules/zod/',
      },
    },
    {
      name: 'kernel-is-pure',
      comment: 'The kernel does no I/O: only *.server.ts files of it may use Node.',
      severity: 'error',
      from: { path: '^src/(kernel|document)/', pathNot: `\\.server\\.tsx?$|${tests}` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'store-owns-sql',
      comment: "Kysely's query language is the stores' and the database's own.",
      severity: 'error',
      from: {
        path: '^src/(areas|faces|editor|ui|document|kernel)/',
        pathNot: `\\.store\\.ts$|/schema\\.ts$|${tests}`,
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'schema-is-the-stores',
      comment: "An area's tables are queried by its stores alone.",
      severity: 'error',
      from: { path: '^src/areas/', pathNot: `\\.store\\.ts$|/schema\\.ts$|${tests}` },
      to: { path: '^src/areas/[^/]+/schema\\.ts$' },
    },
    {
      name: 'root-handle-stays-home',
      comment: 'No one but the platform and the server face opens the database.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(platform|faces/server)/|${tests}` },
      to: { path: `^src/platform/db/(${opening.join('|')})\\.ts$` },
    },
    {
      name: 'routes-bind-only',
      comment: 'Routes bind endpoints to verbs; they know no SQL and no store.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.store\\.ts$|/schema\\.ts$' },
    },
    {
      name: 'browser-reaches-no-server',
      comment: 'Nothing a browser loads may reach server code, however far away.',
      severity: 'error',
      from: { path: browserEntry, pathNot: tests },
      to: {
        path: '^src/platform/|\\.server\\.tsx?$|\\.store\\.ts$|\\.routes\\.ts$|^src/areas/[^/]+/(index|area|schema)\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'island-is-light',
      comment: "An island is a custom element: it reaches neither React nor the owner's app.",
      severity: 'error',
      from: { path: '/island\\.ts$|^src/faces/visitor/islands/' },
      to: {
        path: 'node_modules/(react|react-dom|@tiptap|zod|react-aria-components|axios)/|^src/(ui|editor)/',
        reachable: true,
      },
    },
    {
      name: 'no-test-in-product',
      comment: 'The product does not lean on its tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'plain-test-opens-no-database',
      comment: 'A test that reaches a database, however far away, is called `*.db.test.ts`.',
      severity: 'error',
      from: { path: '\\.test\\.tsx?$', pathNot: '\\.(db|browser)\\.test\\.tsx?$' },
      to: { path: databases, reachable: true },
    },
    {
      name: 'no-dev-dependency-in-product',
      comment: 'What the product imports is a dependency, not a development one.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|^src/platform/testing/` },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  required: [
    {
      name: 'database-test-opens-one',
      comment: 'A test that reaches no database has a plain name, and runs without one.',
      severity: 'error',
      module: { path: '\\.db\\.test\\.tsx?$' },
      to: { path: databases, reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'browser', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
    exclude: { path: '\\.css(\\?inline)?$|\\.svg$|\\.woff2$' },
  },
}
