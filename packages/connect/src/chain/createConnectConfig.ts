import { QueryClient } from '@tanstack/react-query'
import type { Chain } from 'viem'
import { mainnet, sepolia } from 'viem/chains'
import { type Config, type CreateConnectorFn, createConfig, createStorage } from 'wagmi'
import {
  POLLING_INTERVAL,
  QUERY_CACHE_TIME,
  QUERY_RETRIES,
  REFETCH_ON_WINDOW_FOCUS,
  STORAGE_PREFIX,
} from '../constants.ts'
import { findStorage } from '../storage/findStorage.ts'
import { createTransport } from './createTransport.ts'
import { type ChainEntity, toChain } from './toChain.ts'

export const DEFAULT_CHAINS: readonly [Chain, ...Chain[]] = [mainnet, sepolia]

export type CreateConnectConfigParameters = {
  /** @default mainnet and Sepolia */
  chains?: readonly [ChainEntity | Chain, ...(ChainEntity | Chain)[]]
  connectors?: readonly CreateConnectorFn[]
  /** Set for server-side rendering: stored state is read after hydration. @default false */
  ssr?: boolean
}

/**
 * A wagmi configuration with this package's defaults. wagmi discovers EIP-6963 wallets itself.
 *
 * @example
 * const config = createConnectConfig({ connectors: [injected()] })
 */
export function createConnectConfig({
  chains = DEFAULT_CHAINS,
  connectors = [],
  ssr = false,
}: CreateConnectConfigParameters = {}): Config {
  const [first, ...rest] = chains.map((chain) => ('network' in chain ? toChain(chain) : chain))
  const storage = findStorage()
  const all: readonly [Chain, ...Chain[]] = first ? [first, ...rest] : DEFAULT_CHAINS
  return createConfig({
    chains: all,
    connectors: [...connectors],
    pollingInterval: POLLING_INTERVAL,
    ssr,
    storage: createStorage({ key: STORAGE_PREFIX, ...(storage ? { storage } : {}) }),
    transports: Object.fromEntries(all.map((chain) => [chain.id, createTransport(chain)])),
  })
}

/** A query client with this package's defaults: cached for a day, no retry, no refetch on focus. */
export function createConnectQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'offlineFirst' },
      queries: {
        gcTime: QUERY_CACHE_TIME,
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: REFETCH_ON_WINDOW_FOCUS,
        retry: QUERY_RETRIES,
      },
    },
  })
}
