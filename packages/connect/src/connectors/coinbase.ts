import { type CreateConnectorFn, createConnector } from 'wagmi'
import { loadOnce } from '../loadOnce.ts'
import type { CoinbaseParameters } from './createCoinbase.ts'
import { loadOnUse } from './loadOnUse.ts'

/** Coinbase Wallet: connector and SDK load when the user picks it; telemetry is off. */
export function coinbase(parameters: CoinbaseParameters): CreateConnectorFn {
  return loadOnUse(
    createConnector((config) => {
      const load = loadOnce(async (): Promise<ReturnType<CreateConnectorFn>> => {
        const { createCoinbase } = await import('./createCoinbase.ts')
        return createCoinbase(parameters)(config)
      })
      return {
        // The result type depends on a flag of the request, which TypeScript cannot follow.
        connect: async (request) => (await load()).connect(request) as never,
        disconnect: async () => (await load()).disconnect(),
        getAccounts: async () => (await load()).getAccounts(),
        getChainId: async () => (await load()).getChainId(),
        getProvider: async () => (await load()).getProvider(),
        id: 'coinbaseWalletSDK',
        isAuthorized: async () => (await load()).isAuthorized(),
        name: 'Coinbase Wallet',
        // The loaded connector subscribes to its provider itself.
        onAccountsChanged() {},
        onChainChanged() {},
        onDisconnect() {},
        rdns: 'com.coinbase.wallet',
        async switchChain(request) {
          const { switchChain } = await load()
          if (!switchChain) throw Object.assign(new Error('This wallet cannot switch.'), { code: 4200 })
          return switchChain.call(await load(), request)
        },
        type: 'coinbaseWallet',
      }
    }),
  )
}
