import type { CreateConnectorFn } from 'wagmi'
import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'
import { loadOnUse } from './loadOnUse.ts'

export type CoinbaseParameters = {
  appName: string
  appLogoUrl?: string | undefined
  /** Which of Coinbase's wallets may answer. @default 'all' */
  wallets?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
}

/** Coinbase Wallet: its SDK is loaded when the user picks it, its telemetry is off. */
export function coinbase({ appLogoUrl, appName, wallets = 'all' }: CoinbaseParameters): CreateConnectorFn {
  return loadOnUse(
    coinbaseWallet({
      appLogoUrl: appLogoUrl ?? null,
      appName,
      preference: { options: wallets, telemetry: false },
    }),
  )
}
