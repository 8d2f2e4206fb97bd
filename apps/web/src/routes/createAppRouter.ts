import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { RootLayout } from './RootLayout.tsx'
import { RouteError } from './RouteError.tsx'
import { SafeLayout } from './SafeLayout.tsx'
import { SafesPage } from './SafesPage.tsx'

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

const safes = createRoute({ getParentRoute: () => root, path: '/', component: SafesPage })

const needsYou = createRoute({
  getParentRoute: () => root,
  path: '/needs-you',
  component: lazyRouteComponent(() => import('./NeedsYouPage.tsx'), 'NeedsYouPage'),
})

const safe = createRoute({ getParentRoute: () => root, path: '/$chain/$safe', component: SafeLayout })

const home = createRoute({
  getParentRoute: () => safe,
  path: '/',
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
})

const queue = createRoute({
  getParentRoute: () => safe,
  path: '/queue',
  component: lazyRouteComponent(() => import('./QueuePage.tsx'), 'QueuePage'),
})

const history = createRoute({
  getParentRoute: () => safe,
  path: '/history',
  component: lazyRouteComponent(() => import('./HistoryPage.tsx'), 'HistoryPage'),
})

const assets = createRoute({
  getParentRoute: () => safe,
  path: '/assets',
  component: lazyRouteComponent(() => import('./AssetsPage.tsx'), 'AssetsPage'),
})

const send = createRoute({
  getParentRoute: () => safe,
  path: '/send',
  validateSearch: (search): { asset?: string } => (typeof search.asset === 'string' ? { asset: search.asset } : {}),
  component: lazyRouteComponent(() => import('./SendPage.tsx'), 'SendPage'),
})

const transaction = createRoute({
  getParentRoute: () => safe,
  path: '/tx/$id',
  component: lazyRouteComponent(() => import('./TransactionPage.tsx'), 'TransactionPage'),
})

const routeTree = root.addChildren([
  safes,
  needsYou,
  safe.addChildren([home, queue, history, assets, send, transaction]),
])

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
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
