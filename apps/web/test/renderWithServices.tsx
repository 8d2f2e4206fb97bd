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
  /** Runs before the first render: names, drafts, checks. */
  prepare?: (services: Services) => void
}

/** Renders part of a screen with the app's services and a connected account; links lead nowhere. */
export async function renderWithServices(
  ui: ReactNode,
  { prepare, ...parameters }: RenderWithServicesParameters = {},
): Promise<RenderResult & { /** How often the router loaded the page. */ loads: () => number; services: Services }> {
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
  // After mounting: wagmi drops earlier connections, taking them for the last session's.
  const [connector] = services.wagmi.connectors
  if (connector) await connect(services.wagmi, { connector })
  return Object.assign(screen, { loads: () => loads, services })
}
