/** Which import may point where: `npm run check` runs it, `docs/architecture.md` draws it. */

/** What each part may import of the others. */
const PARTS = {
  'packages/protocol': [],
  'packages/client': ['packages/protocol'],
  // Of connect only the codes of devices (`/signing-codes`), which draw nothing.
  'packages/cli': ['packages/protocol', 'packages/client', 'packages/connect'],
  'packages/connect': [],
  'packages/frame': ['packages/protocol'],
  'packages/devchain': [],
  'packages/test': ['packages/devchain'],
  'apps/gateway': ['packages/protocol', 'packages/cli'],
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
  'scan',
  'signature-store',
  'release',
  'push',
  'settings',
  'verification',
  'address-book',
  'passkeys',
  'safe',
  'custody',
  'safe-apps',
  'transactions',
  'assets',
  'security',
  'simulation',
  'transfers',
  'offline',
  'transaction-builder',
  'clear-signing',
  'signing',
  'app-requests',
]
/** What `main` wires, by type, and the hook that reaches it: it names what folders make, and their hooks read it. */
const SERVICES = 'services'

/**
 * The folders of `packages/connect/src`, from the ground up: data and pure functions, the flows with a wallet, the
 * context that everything drawn reads, primitives, views, and the shell that puts them together.
 */
const CONNECT = [
  'icons',
  'theme',
  'messages',
  'errors',
  'wallets',
  'wallet-list',
  'state',
  'connection',
  'requests',
  'names',
  'transactions',
  'storage',
  'sign-in',
  'chain',
  'hardware',
  'connectors',
  'flow',
  'context',
  'hooks',
  'ui',
  'views',
  'hardware-dialog',
  'shell',
  'exports',
]

/** The folders of `apps/gateway/src/api`, from the ground up; the files beside them put them together. */
const API = [
  'errors',
  'wire',
  'chain-registry',
  'http',
  'tokens',
  'safe-state',
  'signatures',
  'auth',
  'decoder',
  'estimations',
  'delegates',
  'owner-proofs',
  'transactions',
  'messages',
  'safe-operations',
  'balances',
  'safes',
  'about',
  'apps',
  'chains',
  'clear-signing',
  'collectibles',
  'contracts',
  'security',
  'events',
  'not-offered',
  'notifications',
  'owners',
  'status',
  'web',
  'tx-service',
  'openapi',
  'response-cache',
]

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

/** Each folder of a parent may import those before it in the list, and those that all may. */
const ladder = ({ name, parent, steps, always = [] }) =>
  steps.map((folder, index) =>
    allowOnly({
      name: `${name} ${folder}`,
      from: `${parent}/${folder}`,
      among: `^${parent}/[^/]+/`,
      allowed: [...steps.slice(0, index), ...always].map((step) => `${parent}/${step}`),
    }),
  )

/** A new folder of the parent gets its place in the list. */
const placed = ({ name, parent, steps, always = [] }) => ({
  name: `${name} without a place`,
  severity: 'error',
  comment: `A new folder of ${parent} gets its place in the order in .dependency-cruiser.mjs.`,
  from: {
    path: `^${parent}/([^/]+)/`,
    pathNot: [inside([...steps, ...always].map((step) => `${parent}/${step}`)), TEST],
  },
  to: { path: `^${parent}/`, pathNot: `^${parent}/$1/` },
})

const ladders = [
  { name: 'domain', parent: 'apps/web/src/domain', steps: DOMAIN, always: [SERVICES] },
  { name: 'api', parent: 'apps/gateway/src/api', steps: API },
  { name: 'connect', parent: 'packages/connect/src', steps: CONNECT },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'cycle',
      severity: 'error',
      comment: 'Arrows point one way, those of types and of lazy imports too.',
      from: {},
      to: { circular: true },
    },
    ...parts,
    ...folders,
    ...ladders.flatMap(ladder),
    ...ladders.map(placed),
    {
      name: 'feature to feature',
      severity: 'error',
      comment: 'What two features need belongs into apps/web/src/domain.',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'command line',
      severity: 'error',
      comment: 'Only countersign-admin shares the command-line framework of packages/cli.',
      from: { path: '^apps/gateway/', pathNot: '^apps/gateway/src/admin/' },
      to: { path: '^packages/cli/' },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      comment: 'An import that cannot be followed cannot be judged. Vite makes virtual modules.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '(^|/)dist[.]', String.raw`\.test\.tsx?$`] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@repo/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
