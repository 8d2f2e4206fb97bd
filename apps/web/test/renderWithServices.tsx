import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RenderResult } from 'vitest-browser-react'
import { WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { LabelProvider } from '../src/domain/address-book/LabelProvider.tsx'
import { type Services, ServicesContext } from '../src/domain/services/Services.ts'
import { createTestServices, type TestServicesParameters } from './createTestServices.ts'
import { renderUi } from './renderUi.tsx'

export type RenderWithServicesParameters = TestServicesParameters & {
  /** Runs before the first drawing: names, drafts, checks that are there already. */
  prepare?: (services: Services) => void
}

/** Draws a part of a screen with the app's services around it, the account connected; links work and lead nowhere. */
export async function renderWithServices(
  ui: ReactNode,
  { prepare, ...parameters }: RenderWithServicesParameters = {},
): Promise<
  RenderResult & { /** How often the router has loaded the page. */ loads: () => number; services: Services }
> {
  const services = createTestServices(parameters)
  prepare?.(services)
  const root = createRootRoute({ component: Outlet })
  let loads = 0
  const anywhere = createRoute({
    component: () => null,
    getParentRoute: () => root,
    loader: () => {
      loads += 1
    },
    path: '/$',
  })
  const router = createRouter({ history: createMemoryHistory(), routeTree: root.addChildren([anywhere]) })
  await router.load()
  const screen = await renderUi(ui, ({ children }) => (
    <ServicesContext value={services}>
      <WagmiProvider config={services.wagmi} reconnectOnMount={false}>
        <QueryClientProvider client={services.queryClient}>
          <LabelProvider>
            <RouterContextProvider router={router}>{children}</RouterContextProvider>
          </LabelProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </ServicesContext>
  ))
  // Not before: wagmi forgets connections when it is mounted, because it takes them for those of the last visit.
  const [connector] = services.wagmi.connectors
  if (connector) await connect(services.wagmi, { connector })
  return Object.assign(screen, { loads: () => loads, services })
}
