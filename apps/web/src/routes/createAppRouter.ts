import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { getConnection } from 'wagmi/actions'
import { parseChain, parseSafeParams } from '../domain/safe/parseSafeParams.ts'
import { ownerSafesQuery, safeStateQuery } from '../domain/safe/queries.ts'
import type { Services } from '../domain/services/Services.ts'
import { type HistoryPart, historyParts } from '../domain/transactions/historyParts.ts'
import { parseTransactionId } from '../domain/transactions/parseTransactionId.ts'
import { type FilterSearch, pickFilter } from '../domain/transfers/FilterSearch.ts'
import { findRenamedPath } from './findRenamedPath.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { RootLayout } from './RootLayout.tsx'
import { RouteError } from './RouteError.tsx'
import { SafeError, SafeLayout } from './SafeLayout.tsx'
import { SafesPage } from './SafesPage.tsx'

// Loaders do not await: screens render their own pending and error states, and their code may still load.

const root = createRootRouteWithContext<{ services: Services }>()({
  beforeLoad({ location: { pathname, searchStr, hash } }) {
    const renamed = findRenamedPath(pathname)
    if (renamed) throw redirect({ href: `${renamed}${searchStr}${hash && `#${hash}`}`, replace: true })
  },
  component: RootLayout,
  notFoundComponent: NotFoundPage,
})

const safes = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context }) => beginOwnerSafes(context.services),
  component: SafesPage,
})

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  loader: ({ context }) => beginOwnerSafes(context.services),
  component: lazyRouteComponent(() => import('./InboxPage.tsx'), 'InboxPage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
})

const pairLink = createRoute({
  getParentRoute: () => root,
  path: '/wc',
  component: lazyRouteComponent(() => import('./PairLinkPage.tsx'), 'PairLinkPage'),
})

const create = createRoute({
  getParentRoute: () => root,
  path: '/create',
  component: lazyRouteComponent(() => import('./CreatePage.tsx'), 'CreatePage'),
})

const plan = createRoute({
  getParentRoute: () => root,
  path: '/create/$safe',
  component: lazyRouteComponent(() => import('./CreatePage.tsx'), 'PlanPage'),
})

const addressBook = createRoute({
  getParentRoute: () => root,
  path: '/address-book',
  component: lazyRouteComponent(() => import('./AddressBookPage.tsx'), 'AddressBookPage'),
})

const notifications = createRoute({
  getParentRoute: () => root,
  path: '/notifications',
  component: lazyRouteComponent(() => import('./NotificationsPage.tsx'), 'NotificationsPage'),
})

const explorer = createRoute({
  getParentRoute: () => root,
  path: '/explorer/$chain',
  beforeLoad: ({ context, params }) => ({ explored: parseChain(context.services, params.chain) }),
  errorComponent: SafeError,
})

const explorerStart = createRoute({
  getParentRoute: () => explorer,
  path: '/',
  component: lazyRouteComponent(() => import('./ExplorerPage.tsx'), 'ExplorerPage'),
})

const explorerTransaction = createRoute({
  getParentRoute: () => explorer,
  path: '/tx/$hash',
  component: lazyRouteComponent(() => import('./ExplorerPage.tsx'), 'ExplorerTransactionPage'),
})

const explorerAddress = createRoute({
  getParentRoute: () => explorer,
  path: '/address/$address',
  component: lazyRouteComponent(() => import('./ExplorerPage.tsx'), 'ExplorerAddressPage'),
})

const explorerBlock = createRoute({
  getParentRoute: () => explorer,
  path: '/block/$block',
  component: lazyRouteComponent(() => import('./ExplorerPage.tsx'), 'ExplorerBlockPage'),
})

const safe = createRoute({
  getParentRoute: () => root,
  path: '/$chain/$safe',
  beforeLoad: ({ context, params }) => ({ safe: parseSafeParams(context.services, params) }),
  loader: ({ context: { services, safe } }) => void services.queryClient.prefetchQuery(safeStateQuery(services, safe)),
  component: SafeLayout,
  errorComponent: SafeError,
})

const home = createRoute({
  getParentRoute: () => safe,
  path: '/',
  loader: ({ context: { services, safe } }) => begin(({ home }) => home(services, safe)),
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
})

const security = createRoute({
  getParentRoute: () => safe,
  path: '/security',
  component: lazyRouteComponent(() => import('./SecurityPage.tsx'), 'SecurityPage'),
})

const queue = createRoute({
  getParentRoute: () => safe,
  path: '/queue',
  loader: ({ context: { services, safe } }) => {
    services.kernel.warmUp()
    begin(({ queue }) => queue(services, safe))
  },
  component: lazyRouteComponent(() => import('./QueuePage.tsx'), 'QueuePage'),
})

const validateHistory = (search: Record<string, unknown>): FilterSearch & { only?: HistoryPart } => {
  const only = historyParts.find((part) => part === search.only)
  return { ...pickFilter(search), ...(only ? { only } : {}) }
}

const history = createRoute({
  getParentRoute: () => safe,
  path: '/history',
  validateSearch: validateHistory,
  loaderDeps: ({ search: { only } }) => ({ only }),
  loader: ({ context: { services, safe }, deps: { only } }) => begin(({ history }) => history(services, safe, only)),
  component: lazyRouteComponent(() => import('./HistoryPage.tsx'), 'HistoryPage'),
})

const exportPage = createRoute({
  getParentRoute: () => safe,
  path: '/export',
  validateSearch: validateHistory,
  component: lazyRouteComponent(() => import('./ExportPage.tsx'), 'ExportPage'),
})

const assets = createRoute({
  getParentRoute: () => safe,
  path: '/assets',
  loader: ({ context: { services, safe } }) => begin(({ assets }) => assets(services, safe)),
  component: lazyRouteComponent(() => import('./AssetsPage.tsx'), 'AssetsPage'),
})

const chooser = createRoute({
  getParentRoute: () => safe,
  path: '/new',
  component: lazyRouteComponent(() => import('./NewPage.tsx'), 'NewPage'),
})

const send = createRoute({
  getParentRoute: () => safe,
  path: '/send',
  validateSearch: (search): { asset?: string; nonce?: number } => ({
    ...(typeof search.asset === 'string' ? { asset: search.asset } : {}),
    ...(Number.isSafeInteger(search.nonce) ? { nonce: Number(search.nonce) } : {}),
  }),
  loader: ({ context: { services, safe } }) => begin(({ send }) => send(services, safe)),
  component: lazyRouteComponent(() => import('./SendPage.tsx'), 'SendPage'),
})

const batchTransfer = createRoute({
  getParentRoute: () => safe,
  path: '/batch-transfer',
  loader: ({ context: { services, safe } }) => begin(({ send }) => send(services, safe)),
  component: lazyRouteComponent(() => import('./BatchTransferPage.tsx'), 'BatchTransferPage'),
})

const nft = createRoute({
  getParentRoute: () => safe,
  path: '/nft',
  // An NFT by its `toKey`, or the other token kind.
  validateSearch: (search): { nft?: string; kind?: 'multi' } => ({
    ...(typeof search.nft === 'string' ? { nft: search.nft } : {}),
    ...(search.kind === 'multi' ? { kind: search.kind } : {}),
  }),
  loader: ({ context: { services, safe } }) => begin(({ form }) => form(services, safe)),
  component: lazyRouteComponent(() => import('./NftPage.tsx'), 'NftPage'),
})

const owners = createRoute({
  getParentRoute: () => safe,
  path: '/owners',
  loader: ({ context: { services, safe } }) => begin(({ form }) => form(services, safe)),
  component: lazyRouteComponent(() => import('./OwnersPage.tsx'), 'OwnersPage'),
})

const contract = createRoute({
  getParentRoute: () => safe,
  path: '/contract',
  // The batch item to edit.
  validateSearch: (search): { item?: number } => (Number.isInteger(search.item) ? { item: Number(search.item) } : {}),
  loader: ({ context: { services, safe } }) => begin(({ form }) => form(services, safe)),
  component: lazyRouteComponent(() => import('./ContractPage.tsx'), 'ContractPage'),
})

const batch = createRoute({
  getParentRoute: () => safe,
  path: '/batch',
  loader: ({ context: { services, safe } }) => begin(({ form }) => form(services, safe)),
  component: lazyRouteComponent(() => import('./BatchPage.tsx'), 'BatchPage'),
})

const limits = createRoute({
  getParentRoute: () => safe,
  path: '/limits',
  loader: ({ context: { services, safe } }) => begin(({ send }) => send(services, safe)),
  component: lazyRouteComponent(() => import('./LimitsPage.tsx'), 'LimitsPage'),
})

const safeSettings = createRoute({
  getParentRoute: () => safe,
  path: '/settings',
  // The section of the link.
  validateSearch: (search): { part?: string } => (typeof search.part === 'string' ? { part: search.part } : {}),
  loader: ({ context: { services, safe } }) => begin(({ form }) => form(services, safe)),
  component: lazyRouteComponent(() => import('./SafeSettingsPage.tsx'), 'SafeSettingsPage'),
})

const message = createRoute({
  getParentRoute: () => safe,
  path: '/message',
  component: lazyRouteComponent(() => import('./MessageFormPage.tsx'), 'MessageFormPage'),
})

const importPage = createRoute({
  getParentRoute: () => safe,
  path: '/import',
  component: lazyRouteComponent(() => import('./QueuePage.tsx'), 'ImportPage'),
})

const messages = createRoute({
  getParentRoute: () => safe,
  path: '/messages',
  loader: ({ context: { services } }) => services.kernel.warmUp(),
  component: lazyRouteComponent(() => import('./MessagesPage.tsx'), 'MessagesPage'),
})

const oneMessage = createRoute({
  getParentRoute: () => safe,
  path: '/messages/$hash',
  loader: ({ context: { services } }) => services.kernel.warmUp(),
  component: lazyRouteComponent(() => import('./MessagePage.tsx'), 'MessagePage'),
})

const delegates = createRoute({
  getParentRoute: () => safe,
  path: '/delegates',
  component: lazyRouteComponent(() => import('./DelegatesPage.tsx'), 'DelegatesPage'),
})

const apps = createRoute({
  getParentRoute: () => safe,
  path: '/apps',
  component: lazyRouteComponent(() => import('./AppsPage.tsx'), 'AppsPage'),
})

const pairedApps = createRoute({
  getParentRoute: () => safe,
  path: '/wc',
  component: lazyRouteComponent(() => import('./PairedAppsPage.tsx'), 'PairedAppsPage'),
})

const app = createRoute({
  getParentRoute: () => safe,
  path: '/apps/open',
  validateSearch: (search): { url?: string } => (typeof search.url === 'string' ? { url: search.url } : {}),
  loader: ({ context: { services } }) => services.kernel.warmUp(),
  component: lazyRouteComponent(() => import('./AppPage.tsx'), 'AppPage'),
})

const transaction = createRoute({
  getParentRoute: () => safe,
  path: '/tx/$id',
  beforeLoad: ({ context: { safe }, params: { id } }) => ({ safeTxHash: parseTransactionId(id, safe.address) }),
  loader: ({ context: { services, safe, safeTxHash } }) => {
    services.kernel.warmUp()
    if (safeTxHash) begin(({ transaction }) => transaction(services, safe, safeTxHash))
  },
  component: lazyRouteComponent(() => import('./TransactionPage.tsx'), 'TransactionPage'),
})

/** The screen reports code that fails to load, since it imports it too. */
function begin(load: (screens: typeof import('./beginLoading.ts').beginLoading) => void): void {
  import('./beginLoading.ts').then(({ beginLoading }) => load(beginLoading)).catch(() => undefined)
}

/** While the wallet reconnects, the screen itself fetches. */
function beginOwnerSafes(services: Services): void {
  const { address } = getConnection(services.wagmi)
  if (!address) return
  for (const { id } of services.config.chains)
    void services.queryClient.prefetchQuery(ownerSafesQuery(services, { chainId: id, address }))
}

const routeTree = root.addChildren([
  safes,
  inbox,
  settings,
  pairLink,
  create,
  plan,
  addressBook,
  notifications,
  explorer.addChildren([explorerStart, explorerTransaction, explorerAddress, explorerBlock]),
  safe.addChildren([
    home,
    security,
    queue,
    history,
    exportPage,
    assets,
    chooser,
    send,
    batchTransfer,
    nft,
    owners,
    contract,
    batch,
    limits,
    safeSettings,
    message,
    messages,
    oneMessage,
    delegates,
    apps,
    app,
    pairedApps,
    importPage,
    transaction,
  ]),
])

export function createAppRouter(services: Services) {
  return createRouter({
    routeTree,
    context: { services },
    defaultPreload: 'intent',
    // Each query has its own stale time.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 300,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
