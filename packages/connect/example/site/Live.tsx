import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { ConnectButton, ConnectProvider, createConnectQueryClient, type Theme } from '../../src/exports/index.ts'
import { metaMask, rabby, rainbow } from '../../src/exports/wallets.ts'
import { createPageAuthentication } from './createPageAuthentication.ts'
import { createPageConfig } from './createPageConfig.ts'
import { accents, type Options } from './options.ts'

const fewWallets = [{ name: 'recommended', wallets: [metaMask, rabby, rainbow] }] as const

/** The button and the dialog of the package itself, with the chosen options. */
export function Live({ options }: { options: Options }) {
  const { account, balance, chains, layout, locale, network, prefetch, signIn, wallets } = options
  const config = useMemo(() => createPageConfig(chains), [chains])
  const [queryClient] = useState(createConnectQueryClient)
  const [authentication] = useState(createPageAuthentication)
  return (
    <WagmiProvider config={config} key={chains} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <ConnectProvider
          appName="My app"
          authentication={signIn === 'none' ? undefined : authentication}
          // Loaded once: another choice has to load it by itself.
          key={`${prefetch} ${signIn} ${wallets}`}
          layout={layout}
          locale={locale === 'browser' ? undefined : locale}
          prefetch={prefetch}
          reconnectsLate={false}
          signIn={signIn === 'offered' ? 'offered' : 'required'}
          theme={toTheme(options)}
          wallets={wallets === 'few' ? fewWallets : undefined}
        >
          <ConnectButton account={account} network={network} showBalance={balance === 'shown'} />
        </ConnectProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function toTheme({ accent, borderRadius, fontStack, modalSize, overlayBlur, placement, scheme }: Options): Theme {
  return { ...accents[accent], borderRadius, fontStack, modalSize, overlayBlur, placement, scheme }
}
