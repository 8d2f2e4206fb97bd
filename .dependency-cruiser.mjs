/** Which import may point where: `npm run check` runs it, `docs/architecture.md` draws it. */

/** What each part may import of the others. */
const PARTS = {
  'packages/protocol': [],
  'packages/client': ['packages/protocol'],
  'packages/connect': [],
  'packages/frame': ['packages/protocol'],
  'packages/devchain': [],
  'packages/test': ['packages/devchain'],
  'apps/gateway': ['packages/protocol'],
  'apps/web': ['packages/protocol', 'packages/client', 'packages/connect', 'packages/frame', 'packages/devchain'],
}

/** The arrows inside the two applications: a folder, and the folders beside it that it may import. */
const FOLDERS = {
  'apps/gateway/src/api': ['db', 'lib'],
  'apps/gateway/src/indexer': ['db', 'lib'],
  'apps/gateway/src/db': ['lib'],
  'apps/gateway/src/lib': [],
  'apps/web/src/routes': ['features', 'domain', 'ui', 'lib'],
  'apps/web/src/features': ['domain', 'ui', 'lib'],
  'apps/web/src/demo-wallet': ['ui', 'lib'],
  'apps/web/src/domain': ['ui', 'lib'],
  'apps/web/src/ui': ['lib'],
  'apps/web/src/lib': [],
}

/** The folders of `apps/web/src/domain`, from the ground up: each may import those before it. */
const DOMAIN = [
  'wallet',
  'ledger',
  'checks',
  'verification',
  'names',
  'safe',
  'embedding',
  'report',
  'effect',
  'balances',
  'queue',
  'live',
  'signing',
]
/** What `main` wires, by type, and the hook that reaches it: it names what folders make, and their hooks read it. */
const SERVICES = 'services'

/** Tests put the parts together: they may import more. */
const TEST = String.raw`\.test(-d)?\.tsx?$|^(apps|packages)/[^/]+/(test|scripts)/`

const inside = (paths) => `^(${paths.join('|')})/`
const list = (allowed) => (allowed.length === 0 ? 'none of the others' : `of the others only ${allowed.join(', ')}`)

/** `from` may import of `among` only itself and what is allowed. */
const allowOnly = ({ name, from, among, allowed }) => ({
  name,
  severity: 'error',
  comment: `${from} may import ${list(allowed)}.`,
  from: { path: `^${from}/`, pathNot: TEST },
  to: { path: among, pathNot: inside([from, ...allowed]) },
})

const parts = Object.entries(PARTS).map(([part, allowed]) =>
  allowOnly({
    name: `part ${part}`,
    from: part,
    among: inside(['packages', 'apps', 'scripts', 'bench', 'e2e']),
    allowed,
  }),
)

const folders = Object.entries(FOLDERS).map(([folder, names]) => {
  const parent = folder.slice(0, folder.lastIndexOf('/'))
  const allowed = names.map((name) => `${parent}/${name}`)
  return allowOnly({ name: `folder ${folder}`, from: folder, among: `^${parent}/`, allowed })
})

const domain = DOMAIN.map((folder, index) => {
  const allowed = [...DOMAIN.slice(0, index), SERVICES].map((name) => `apps/web/src/domain/${name}`)
  const from = `apps/web/src/domain/${folder}`
  return allowOnly({ name: `domain ${folder}`, from, among: '^apps/web/src/domain/', allowed })
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'cycle',
      severity: 'error',
      comment: 'Arrows point one way, those of types and of lazy imports too.',
      // Until the dialog's folders are in order.
      from: { pathNot: '^packages/connect/src/connectors/c' },
      to: { circular: true },
    },
    ...parts,
    ...folders,
    ...domain,
    {
      name: 'domain without a place',
      severity: 'error',
      comment: 'A new folder of apps/web/src/domain gets its place in the order in .dependency-cruiser.mjs.',
      from: {
        path: '^apps/web/src/domain/([^/]+)/',
        pathNot: [inside([...DOMAIN, SERVICES].map((name) => `apps/web/src/domain/${name}`)), TEST],
      },
      to: { path: '^apps/web/src/domain/', pathNot: '^apps/web/src/domain/$1/' },
    },
    {
      name: 'feature to feature',
      severity: 'error',
      comment: 'What two features need belongs into apps/web/src/domain.',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      comment: 'An import that cannot be followed cannot be judged.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@repo/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
