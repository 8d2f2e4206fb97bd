import { expect, test } from 'vitest'
import * as constants from '../constants.ts'
import { createConnectConfig, createConnectQueryClient, DEFAULT_CHAINS } from './createConnectConfig.ts'
import { createTransport } from './createTransport.ts'
import { toChain } from './toChain.ts'

const entity = {
  id: 31337,
  name: 'Lab',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'lab',
  rpcUrls: {
    default: { http: ['http://127.0.0.1:1'] },
    public: { http: ['http://127.0.0.1:1'] },
  },
}

test('default: mainnet and a test network', () => {
  expect(createConnectConfig().chains.map(({ id }) => id)).toEqual([1, 11155111])
  expect(DEFAULT_CHAINS[1]?.testnet).toBe(true)
})

test('behavior: the numbers of section 9 reach the clients', () => {
  const config = createConnectConfig({ chains: [entity] })
  const client = config.getClient()
  expect(client.pollingInterval).toBe(4_000)
  expect(client.transport).toMatchObject({ retryCount: 2, retryDelay: 100, timeout: 10_000, type: 'http' })
  expect(config.storage?.key).toBe('wagmi')
})

test('behavior: the numbers of section 9 reach the queries', () => {
  expect(createConnectQueryClient().getDefaultOptions().queries).toMatchObject({
    gcTime: 86_400_000,
    refetchOnWindowFocus: false,
    retry: 0,
  })
})

test('behavior: the constants are those of the specification', () => {
  expect(constants).toMatchObject({
    BATCH_SIZE: 1_000,
    CACHE_TIME: Number.POSITIVE_INFINITY,
    GATEWAYS: { arweave: 'https://arweave.net', ipfs: 'https://ipfs.io' },
    POLLING_INTERVAL: 4_000,
    QUERY_CACHE_TIME: 86_400_000,
    QUERY_RETRIES: 0,
    REFETCH_ON_WINDOW_FOCUS: false,
    RPC_RETRY_COUNT: 2,
    RPC_RETRY_DELAY: 100,
    RPC_TIMEOUT: 10_000,
    STORAGE_PREFIX: 'wagmi',
    STORE_VERSION: 2,
  })
})

test('behavior: websocket URLs make a websocket transport, several URLs a fallback', () => {
  const chain = (http: string[]) => toChain({ ...entity, rpcUrls: { default: { http }, public: { http } } })
  const kind = (http: string[]) => createTransport(chain(http))({ chain: chain(http) }).config.type
  expect(kind(['ws://127.0.0.1:1'])).toBe('webSocket')
  expect(kind(['http://127.0.0.1:1'])).toBe('http')
  expect(kind(['http://127.0.0.1:1', 'ws://127.0.0.1:1'])).toBe('fallback')
})
