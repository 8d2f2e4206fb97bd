import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'

export type CoinbaseParameters = {
  appName: string
  appLogoUrl?: string | undefined
  /** Which of Coinbase's wallets may answer. @default 'all' */
  wallets?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
}

/** wagmi's connector with the telemetry off; a file of its own because it is what import() loads, with the SDK, once it is picked. */
export function createCoinbase({ appLogoUrl, appName, wallets = 'all' }: CoinbaseParameters) {
  return coinbaseWallet({
    appLogoUrl: appLogoUrl ?? null,
    appName,
    preference: { options: wallets, telemetry: false },
  })
}
