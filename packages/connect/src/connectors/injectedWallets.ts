import type { EIP1193Provider } from 'viem'
import { type CreateConnectorFn, injected } from 'wagmi'
import { listMarks, nameByMarks } from '../wallet-list/injectedMarks.ts'

/** More than any browser has; bounds an untrusted list. */
const MAX_WALLETS = 10

const UNNAMED = 'Browser wallet'

/**
 * Connectors for wallets without EIP-6963: `window.ethereum`, or each provider of its `providers` list. The dialog
 * names them by their flags and hides those that announced themselves.
 */
export function injectedWallets(ethereum: unknown = readEthereum()): CreateConnectorFn[] {
  const listed = listProviders(ethereum)
  if (listed.length === 0) {
    const create = injected()
    return [(config) => ({ ...create(config), name: nameByMarks(listMarks(ethereum)) ?? UNNAMED })]
  }
  const seen = new Set<string>()
  return listed.flatMap((provider): CreateConnectorFn[] => {
    const name = nameByMarks(listMarks(provider)) ?? UNNAMED
    if (seen.has(name)) return []
    seen.add(name)
    const create = injected({ target: { id: `injected:${name}`, name, provider: () => provider } })
    // Without wagmi's setup(): it would receive accounts that belong to another connector.
    return [(config) => ({ ...create(config), legacyProvider: provider, setup: async () => undefined })]
  })
}

const readEthereum = (): unknown => (typeof window === 'undefined' ? undefined : Reflect.get(window, 'ethereum'))

function listProviders(ethereum: unknown): EIP1193Provider[] {
  const list: unknown = isObject(ethereum) ? Reflect.get(ethereum, 'providers') : undefined
  return Array.isArray(list) ? list.slice(0, MAX_WALLETS).filter(isProvider) : []
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function isProvider(value: unknown): value is EIP1193Provider {
  return isObject(value) && typeof Reflect.get(value, 'request') === 'function'
}
