import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'
import type { CoinbaseParameters } from './coinbase.ts'

/** wagmi's connector with the telemetry off; a file of its own, because it is loaded by itself. */
export function createCoinbase({ appLogoUrl, appName, wallets = 'all' }: CoinbaseParameters) {
  return coinbaseWallet({
    appLogoUrl: appLogoUrl ?? null,
    appName,
    preference: { options: wallets, telemetry: false },
  })
}
