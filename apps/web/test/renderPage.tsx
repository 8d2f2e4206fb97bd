import { createMemoryHistory } from '@tanstack/react-router'
import { expect } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { connect } from 'wagmi/actions'
import { App } from '../src/App.tsx'
import type { Services } from '../src/domain/services/Services.ts'
import { createCatalogue } from '../src/lib/messages/createCatalogue.ts'
import { createAppRouter } from '../src/routes/createAppRouter.ts'
import { createTestServices } from './createTestServices.ts'
import { renderUi } from './renderUi.tsx'
import type { RenderWithServicesParameters } from './renderWithServices.tsx'

const t = createCatalogue('connect')

/** Renders the app at a URL: its own routes and loaders, with the test's responses. */
export async function renderPage(
  path: string,
  { prepare, ...parameters }: RenderWithServicesParameters = {},
): Promise<RenderResult & { /** The current URL's path. */ path: () => string; services: Services }> {
  const services = createTestServices(parameters)
  prepare?.(services)
  const router = createAppRouter(services)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const screen = await renderUi(<App router={router} services={services} />)
  const [connector] = services.wagmi.connectors
  if (connector) {
    // The app first reconnects the last session's wallet, and drops connections made meanwhile.
    await expect.element(screen.getByRole('banner').getByRole('button', { name: t('connect') })).toBeVisible()
    await connect(services.wagmi, { connector })
  }
  return Object.assign(screen, { path: () => router.state.location.pathname, services })
}
