import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  redirect,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getConnection } from 'wagmi/actions'
import { type CurrentSafe, parseChain, parseSafeParams } from '../domain/safe/parseSafeParams.ts'
import { ownerSafesQuery, safeStateQuery } from '../domain/safe/queries.ts'
import type { Services } from '../domain/services/Services.ts'
import { type HistoryPart, historyParts } from '../domain/transactions/historyParts.ts'
import { parseSafeTxHash } from '../domain/transactions/parseSafeTxHash.ts'
import { type FilterSearch, pickFilter } from '../domain/transfers/FilterSearch.ts'
import type { MessageGroup } from '../lib/messages/groups.ts'
import { withLocale } from '../lib/messages/useLocale.ts'
import { withMessages } from '../lib/messages/withMessages.ts'
import { findRenamedPath } from './findRenamedPath.ts'
import { RootLayout } from './RootLayout.tsx'
import { NotFoundPage, PageSkeleton, RouteError } from './RouteStates.tsx'
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

const explorer = createRoute({
  getParentRoute: () => root,
  path: '/explorer/$chain',
  beforeLoad: ({ context, params }) => ({ explored: parseChain(context.services, params.chain) }),
  errorComponent: SafeError,
})

const safe = createRoute({
  getParentRoute: () => root,
  path: '/$chain/$safe',
  beforeLoad: ({ context, params }) => ({ safe: parseSafeParams(context.services, params) }),
  loader: ({ context: { services, safe } }) => void services.queryClient.prefetchQuery(safeStateQuery(services, safe)),
  component: SafeLayout,
  errorComponent: SafeError,
})

type RootLoader = (match: { context: { services: Services } }) => void
type SafeLoader = (match: { context: { safe: CurrentSafe; services: Services } }) => void

type Screen = (props: object) => ReactNode
type Load<name extends string> = () => Promise<Record<NoInfer<name>, Screen>>

function lazyScreen<name extends string>(load: Load<name>, name: name, group?: MessageGroup) {
  return lazy(
    async (): Promise<{ Screen: Screen }> => ({ Screen: withLocale((await withMessages(load(), group))[name]) }),
    'Screen',
  )
}

function rootPage<path extends string, name extends string>(
  path: path,
  load: Load<name>,
  name: name,
  loader?: RootLoader,
) {
  const page = createRoute({ getParentRoute: () => root, path, component: lazyScreen(load, name) })
  if (loader) page.updateLoader({ loader })
  return page
}

function explorerPage<path extends string, name extends string>(path: path, load: Load<name>, name: name) {
  return createRoute({ getParentRoute: () => explorer, path, component: lazyScreen(load, name) })
}

function safePage<path extends string, name extends string>(
  path: path,
  load: Load<name>,
  name: name,
  loader?: SafeLoader,
) {
  const page = createRoute({ getParentRoute: () => safe, path, component: lazyScreen(load, name, 'safe') })
  if (loader) page.updateLoader({ loader })
  return page
}

/** Preloads the queries of a screen. Its code is lazy, because only Safe routes need it. */
function begin(screen: 'home' | 'queue' | 'assets' | 'send' | 'form'): SafeLoader {
  return ({ context: { services, safe } }) => beginLoading((screens) => screens[screen](services, safe))
}

const warmUp: RootLoader = ({ context: { services } }) => services.kernel.warmUp()

const beginQueue: SafeLoader = (match) => {
  warmUp(match)
  begin('queue')(match)
}

const validateHistory = (search: Record<string, unknown>): FilterSearch & { only?: HistoryPart } => {
  const only = historyParts.find((part) => part === search.only)
  return { ...pickFilter(search), ...(only ? { only } : {}) }
}

const history = createRoute({
  getParentRoute: () => safe,
  path: '/history',
  validateSearch: validateHistory,
  loaderDeps: ({ search: { only } }) => ({ only }),
  loader: ({ context: { services, safe }, deps: { only } }) =>
    beginLoading((screens) => screens.history(services, safe, only)),
  component: lazyScreen(() => import('./HistoryPage.tsx'), 'HistoryPage', 'safe'),
})

const exportPage = createRoute({
  getParentRoute: () => safe,
  path: '/export',
  validateSearch: validateHistory,
  component: lazyScreen(() => import('./ExportPage.tsx'), 'ExportPage', 'safe'),
})

const send = createRoute({
  getParentRoute: () => safe,
  path: '/send',
  validateSearch: (search): { asset?: string; nonce?: number } => ({
    ...(typeof search.asset === 'string' ? { asset: search.asset } : {}),
    ...(Number.isSafeInteger(search.nonce) ? { nonce: Number(search.nonce) } : {}),
  }),
  loader: begin('send'),
  component: lazyScreen(() => import('./SendPage.tsx'), 'SendPage', 'safe'),
})

const nft = createRoute({
  getParentRoute: () => safe,
  path: '/nft',
  // An NFT by its `toKey`, or the other token kind.
  validateSearch: (search): { nft?: string; kind?: 'multi' } => ({
    ...(typeof search.nft === 'string' ? { nft: search.nft } : {}),
    ...(search.kind === 'multi' ? { kind: search.kind } : {}),
  }),
  loader: begin('form'),
  component: lazyScreen(() => import('./NftPage.tsx'), 'NftPage', 'safe'),
})

const contract = createRoute({
  getParentRoute: () => safe,
  path: '/contract',
  validateSearch: (search): { item?: number } => (Number.isInteger(search.item) ? { item: Number(search.item) } : {}),
  loader: begin('form'),
  component: lazyScreen(() => import('./ContractPage.tsx'), 'ContractPage', 'safe'),
})

const safeSettings = createRoute({
  getParentRoute: () => safe,
  path: '/settings',
  validateSearch: (search): { part?: string } => (typeof search.part === 'string' ? { part: search.part } : {}),
  loader: begin('form'),
  component: lazyScreen(() => import('./SafeSettingsPage.tsx'), 'SafeSettingsPage', 'safe'),
})

const app = createRoute({
  getParentRoute: () => safe,
  path: '/apps/open',
  validateSearch: (search): { url?: string } => (typeof search.url === 'string' ? { url: search.url } : {}),
  loader: warmUp,
  component: lazyScreen(() => import('./AppPage.tsx'), 'AppPage', 'safe'),
})

const transaction = createRoute({
  getParentRoute: () => safe,
  path: '/tx/$id',
  beforeLoad: ({ context: { safe }, params: { id } }) => ({ safeTxHash: parseSafeTxHash(id, safe.address) }),
  loader: ({ context: { services, safe, safeTxHash } }) => {
    services.kernel.warmUp()
    if (safeTxHash) beginLoading((screens) => screens.transaction(services, safe, safeTxHash))
  },
  component: lazyScreen(() => import('./TransactionPage.tsx'), 'TransactionPage', 'safe'),
})

/** The screen reports code that fails to load, since it imports it too. */
function beginLoading(load: (screens: typeof import('./beginLoading.ts').beginLoading) => void): void {
  import('./beginLoading.ts').then((part) => load(part.beginLoading)).catch(() => undefined)
}

/** While the wallet reconnects, the screen itself fetches. */
const beginOwnerSafes: RootLoader = ({ context: { services } }) => {
  const { address } = getConnection(services.wagmi)
  if (!address) return
  for (const { id } of services.config.chains)
    void services.queryClient.prefetchQuery(ownerSafesQuery(services, { chainId: id, address }))
}

const safes = createRoute({ getParentRoute: () => root, path: '/', component: SafesPage, loader: beginOwnerSafes })

const routeTree = root.addChildren([
  safes,
  rootPage('/inbox', () => import('./InboxPage.tsx'), 'InboxPage', beginOwnerSafes),
  rootPage('/settings', () => import('./SettingsPage.tsx'), 'SettingsPage'),
  rootPage('/wc', () => import('./PairLinkPage.tsx'), 'PairLinkPage'),
  rootPage('/create', () => import('./CreatePage.tsx'), 'CreatePage'),
  rootPage('/create/$safe', () => import('./CreatePage.tsx'), 'PlanPage'),
  rootPage('/address-book', () => import('./AddressBookPage.tsx'), 'AddressBookPage'),
  rootPage('/owner-proof', () => import('./OwnerProofPage.tsx'), 'OwnerProofPage', warmUp),
  rootPage('/rehearse', () => import('./RehearsePage.tsx'), 'RehearsePage'),
  rootPage('/security-report', () => import('./SecurityReportsPage.tsx'), 'SecurityReportsPage', beginOwnerSafes),
  rootPage('/notifications', () => import('./NotificationsPage.tsx'), 'NotificationsPage'),
  explorer.addChildren([
    explorerPage('/', () => import('./ExplorerPage.tsx'), 'ExplorerPage'),
    explorerPage('/tx/$hash', () => import('./ExplorerPage.tsx'), 'ExplorerTransactionPage'),
    explorerPage('/address/$address', () => import('./ExplorerPage.tsx'), 'ExplorerAddressPage'),
    explorerPage('/block/$block', () => import('./ExplorerPage.tsx'), 'ExplorerBlockPage'),
  ]),
  safe.addChildren([
    safePage('/', () => import('./HomePage.tsx'), 'HomePage', begin('home')),
    safePage('/security', () => import('./SecurityPage.tsx'), 'SecurityPage'),
    safePage('/live', () => import('./LiveSignaturesPage.tsx'), 'LiveSignaturesPage', warmUp),
    safePage('/security-report', () => import('./SecurityReportPage.tsx'), 'SecurityReportPage'),
    safePage('/training', () => import('./TrainingPage.tsx'), 'TrainingPage', warmUp),
    safePage('/setup-file', () => import('./SetupFilePage.tsx'), 'SetupFilePage'),
    safePage('/queue', () => import('./QueuePage.tsx'), 'QueuePage', beginQueue),
    history,
    exportPage,
    safePage('/assets', () => import('./AssetsPage.tsx'), 'AssetsPage', begin('assets')),
    safePage('/new', () => import('./NewPage.tsx'), 'NewPage'),
    send,
    safePage('/batch-transfer', () => import('./BatchTransferPage.tsx'), 'BatchTransferPage', begin('send')),
    nft,
    safePage('/owners', () => import('./OwnersPage.tsx'), 'OwnersPage', begin('form')),
    contract,
    safePage('/batch', () => import('./BatchPage.tsx'), 'BatchPage', begin('form')),
    safePage('/limits', () => import('./SpendingLimitsPage.tsx'), 'SpendingLimitsPage', begin('send')),
    safeSettings,
    safePage('/message', () => import('./MessageFormPage.tsx'), 'MessageFormPage'),
    safePage('/messages', () => import('./MessagesPage.tsx'), 'MessagesPage', warmUp),
    safePage('/messages/$hash', () => import('./MessagePage.tsx'), 'MessagePage', warmUp),
    safePage('/delegates', () => import('./DelegatesPage.tsx'), 'DelegatesPage'),
    safePage('/apps', () => import('./AppsPage.tsx'), 'AppsPage'),
    app,
    safePage('/wc', () => import('./PairedAppsPage.tsx'), 'PairedAppsPage'),
    safePage('/import', () => import('./QueuePage.tsx'), 'ImportPage'),
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
