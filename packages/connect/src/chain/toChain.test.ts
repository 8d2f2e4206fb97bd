import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { type ChainEntity, toChain, toChainEntity } from './toChain.ts'

const entity: ChainEntity = {
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  id: 31337,
  name: 'Lab',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'lab',
  rpcUrls: {
    default: { http: ['http://127.0.0.1:1', 'ws://127.0.0.1:2'] },
    public: { http: ['https://public.example'], webSocket: ['wss://public.example'] },
  },
}

test('default: every field of the specification arrives', () => {
  expect(toChain(entity)).toMatchObject({
    blockExplorers: entity.blockExplorers,
    contracts: entity.contracts,
    id: 31337,
    name: 'Lab',
    nativeCurrency: entity.nativeCurrency,
  })
})

test('behavior: URLs are sorted by protocol', () => {
  expect(toChain(entity).rpcUrls).toEqual({
    default: { http: ['http://127.0.0.1:1'], webSocket: ['ws://127.0.0.1:2'] },
    public: { http: ['https://public.example'], webSocket: ['wss://public.example'] },
  })
})

test('behavior: a chain of viem becomes an entity', () => {
  expect(toChainEntity(mainnet)).toMatchObject({ id: 1, name: 'Ethereum', network: 'ethereum' })
  expect(toChainEntity(toChain(entity)).rpcUrls.public.http).toEqual(['https://public.example'])
})
