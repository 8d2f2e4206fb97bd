/** An app as documented by its vendor, with its npm dependencies. As text: its types are not installed here. */
export type Peer = {
  dependencies: Record<string, string>
  /** Elements of which the list of wallets has at least one. @default the word MetaMask or Injected in the dialog */
  list?: string
  overrides: Record<string, string>
  source: string
}

const common = {
  '@tanstack/react-query': '5.107.1',
  '@vitejs/plugin-react': '6.3.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  viem: '2.57.1',
  vite: '8.3.8',
}
const overrides = { rolldown: '1.2.18', viem: '2.57.1' }

/** The minimal wagmi 3 app with a connect dialog. */
export const floor: Peer = {
  dependencies: { ...common, wagmi: '3.7.7' },
  overrides,
  source: `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider, createConfig, http, useConnect, useConnectors } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'
const config = createConfig({ chains: [mainnet], connectors: [injected()], transports: { [mainnet.id]: http() } })
function Connect() {
  const ref = useRef(null)
  const { mutate } = useConnect()
  return <>
    <button onClick={() => ref.current.showModal()}>Connect Wallet</button>
    <dialog ref={ref}>{useConnectors().map((connector) => <button key={connector.uid} onClick={() => mutate({ connector })}>{connector.name}</button>)}</dialog>
  </>
}
createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}><QueryClientProvider client={new QueryClient()}><Connect /></QueryClientProvider></WagmiProvider>,
)
`,
}

/** qr is pinned: with npm's choice of version, every code of this dialog blanks the page. */
export const rainbowKit: Peer = {
  dependencies: { ...common, '@rainbow-me/rainbowkit': '2.2.11', wagmi: '2.19.5' },
  overrides: { ...overrides, qr: '0.5.5' },
  source: `
import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
const config = getDefaultConfig({ appName: 'Bench', chains: [mainnet], projectId: '00000000000000000000000000000000' })
createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}><QueryClientProvider client={new QueryClient()}>
    <RainbowKitProvider><ConnectButton /></RainbowKitProvider>
  </QueryClientProvider></WagmiProvider>,
)
`,
}

/** Its `ConnectKitButton`, with the configuration of its own helper. */
export const connectKit: Peer = {
  dependencies: { ...common, connectkit: '1.9.1', wagmi: '2.19.5' },
  overrides,
  source: `
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider, createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
const config = createConfig(getDefaultConfig({ appName: 'Bench', chains: [mainnet], transports: { [mainnet.id]: http() }, walletConnectProjectId: '00000000000000000000000000000000' }))
createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}><QueryClientProvider client={new QueryClient()}>
    <ConnectKitProvider><ConnectKitButton /></ConnectKitProvider>
  </QueryClientProvider></WagmiProvider>,
)
`,
}

/** Web components: their text is in shadow roots. */
export const appKit: Peer = {
  dependencies: { ...common, '@reown/appkit': '1.8.19', '@reown/appkit-adapter-wagmi': '1.8.19', wagmi: '2.19.5' },
  list: 'wui-list-wallet, wui-list-select-wallet, w3m-list-wallet',
  overrides,
  source: `
import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { mainnet } from '@reown/appkit/networks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
const projectId = '00000000000000000000000000000000'
const adapter = new WagmiAdapter({ networks: [mainnet], projectId })
createAppKit({ adapters: [adapter], metadata: { description: 'Bench', icons: [], name: 'Bench', url: location.origin }, networks: [mainnet], projectId })
createRoot(document.getElementById('root')).render(
  <WagmiProvider config={adapter.wagmiConfig}><QueryClientProvider client={new QueryClient()}>
    <appkit-button />
  </QueryClientProvider></WagmiProvider>,
)
`,
}
