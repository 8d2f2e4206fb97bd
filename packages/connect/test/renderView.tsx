import '../src/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createClient, custom } from 'viem'
import { vi } from 'vitest'
import { type RenderResult, render } from 'vitest-browser-react'
import { createConfig, WagmiProvider } from 'wagmi'
import { ConnectContext, type ConnectContextValue } from '../src/context/ConnectContext.ts'
import type { WalletItem } from '../src/list/WalletItem.ts'
import { en } from '../src/messages/en.ts'
import { createTranslate } from '../src/messages/format.ts'
import { CLOSED } from '../src/state/DialogState.ts'
import { createDialogStore } from '../src/storage/createDialogStore.ts'
import { toThemeProps } from '../src/theme/Theme.ts'
import type { Wallet } from '../src/wallets/Wallet.ts'
import { chains } from './chains.ts'

export const words = createTranslate(en)

export function createItem(name: string, wallet: Partial<Wallet> = {}): WalletItem {
  const id = name.toLowerCase()
  return { id, name, reach: 'walletConnect', wallet: { id, name, ...wallet } }
}

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
  const value: ConnectContextValue = {
    ...calls,
    appName: 'Demo app',
    authentication: 'unauthenticated',
    connection: { status: 'disconnected' },
    disclaimer: undefined,
    environment: { browser: 'chrome', isFramed: false, isMobile: false, platform: 'linux' },
    gateways: {},
    isLoadingWallets: false,
    language: 'en',
    layout: 'wide',
    learnMoreUrl: undefined,
    lookups: { avatars: false, names: false },
    nameOf: () => undefined,
    prepare: () => {},
    sections: [],
    signInMode: 'offered',
    state: CLOSED,
    store: createDialogStore(createMemory()),
    t: words,
    themeProps: toThemeProps({ scheme: 'light' }),
    ...given,
  }
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

function createMemory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem: (key: string, text: string) => void entries.set(key, text),
  }
}
