import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'

export type CoinbaseParameters = {
  appName: string
  appLogoUrl?: string | undefined
  /** Which of Coinbase's wallets may respond. @default 'all' */
  wallets?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
}

/** wagmi's connector without telemetry, in a separate file because import() loads it together with the SDK. */
export function createCoinbase({ appLogoUrl, appName, wallets = 'all' }: CoinbaseParameters) {
  return coinbaseWallet({
    appLogoUrl: appLogoUrl ?? null,
    appName,
    preference: { options: wallets, telemetry: false },
  })
}
