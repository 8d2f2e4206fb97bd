import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { coinbase } from '../src/exports/coinbase.ts'
import {
  ConnectButton,
  ConnectProvider,
  createConnectConfig,
  createConnectQueryClient,
  safe,
} from '../src/exports/index.ts'
import { ledger } from '../src/exports/ledger.ts'
import { ensNames } from '../src/exports/names.ts'
import { qrDevice } from '../src/exports/qr-device.ts'
import { walletConnect } from '../src/exports/walletconnect.ts'
import '../src/styles.css'
import './example.css'
import { Panel } from './Panel.tsx'
import { readSettings } from './settings.ts'

/** A function and no top-level await: what is loaded later imports from this very file. */
async function start(root: HTMLElement): Promise<void> {
  const settings = await readSettings()
  const authentication = settings.signIn ? (await import('./authentication.ts')).authentication : undefined
  const { origin } = window.location
  const config = createConnectConfig({
    ...(settings.chains ? { chains: settings.chains } : {}),
    connectors: [
      injected(),
      safe(),
      ledger(),
      qrDevice(),
      coinbase({ appName: 'Example' }),
      ...(settings.relayUrl
        ? [
            walletConnect({
              metadata: { description: 'Example', icons: [], name: 'Example', url: origin },
              projectId: 'example',
              relayUrl: settings.relayUrl,
            }),
          ]
        : []),
    ],
  })
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={createConnectQueryClient()}>
        <ConnectProvider
          appName="Example"
          authentication={authentication}
          chainId={settings.chainId}
          gateways={settings.gateways}
          layout={settings.layout}
          locale={settings.locale}
          lookups={settings.lookups?.names ? ensNames(settings.lookups) : undefined}
          theme={settings.theme}
          timeouts={settings.timeouts}
        >
          <h1>Example</h1>
          <ConnectButton showBalance={settings.showBalance} />
          {settings.panel && <Panel />}
        </ConnectProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
