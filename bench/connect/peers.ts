/** An app as documented by its vendor. As text: its types are not installed here. */
export type Peer = {
  /** Elements of which the list of wallets has at least one. @default the word MetaMask or Injected in the dialog */
  list?: string
  source: string
}

/** The minimal wagmi 3 app with a connect dialog. */
export const floor: Peer = {
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

export const rainbowKit: Peer = {
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
  list: 'wui-list-wallet, wui-list-select-wallet, w3m-list-wallet',
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
