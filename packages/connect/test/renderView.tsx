import '../src/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createClient, custom } from 'viem'
import { vi } from 'vitest'
import { type RenderResult, render } from 'vitest-browser-react'
import { createConfig, WagmiProvider } from 'wagmi'
import { createSceneContext } from '../example/site/gallery/createSceneContext.ts'
import { ConnectContext, type ConnectContextValue } from '../src/context/ConnectContext.ts'
import { en } from '../src/messages/en.ts'
import { createTranslate } from '../src/messages/format.ts'
import { CLOSED } from '../src/state/DialogState.ts'
import { chains } from './chains.ts'

export const words = createTranslate(en)

/** Draws one view with the dialog's styles and words; what it calls is recorded, what it reads is given. */
export async function renderView(view: ReactNode, given: Partial<ConnectContextValue> = {}) {
  const calls = {
    close: vi.fn(),
    disconnect: vi.fn(async () => {}),
    dispatch: vi.fn(() => CLOSED),
    open: vi.fn(),
    pick: vi.fn(),
    signIn: vi.fn(),
    signOut: vi.fn(async () => {}),
    switchNetwork: vi.fn(async () => {}),
  }
  const value = createSceneContext({ ...calls, ...given })
  const config = createConfig({
    chains,
    client: ({ chain }) => createClient({ chain, transport: custom({ request: async () => '0x14d1120d7b160000' }) }),
  })
  const screen: RenderResult = await render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectContext value={value}>
          <div className="csc-connect" {...value.themeProps}>
            {view}
          </div>
        </ConnectContext>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { calls, screen, store: value.store }
}
