import { ChainConfigSchema } from '@countersign/protocol/config'
import { expect, test } from 'vitest'
import { createNetwork } from './createNetwork.ts'
import type { DemoChain } from './DemoChain.ts'

function toChain(id: number): DemoChain {
  const rpcUrl = `http://127.0.0.1:${id}`
  const chain = ChainConfigSchema.parse({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'embedded',
    rpcUrls: { default: { http: [rpcUrl] } },
    shortName: 'dev',
  })
  return { chain, rpcUrl }
}
const first = toChain(31337)
const second = toChain(31338)

function createStorage(stored?: string) {
  const items = new Map<string, string>(stored === undefined ? [] : [['countersign.demo-wallet.network', stored]])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  return { items, storage }
}

function setup(stored?: string) {
  const { storage } = createStorage(stored)
  const open = () => createNetwork({ chains: [first, second], storage })
  const network = open()
  const changes: number[] = []
  network.onChange(() => changes.push(network.current().chain.id))
  return { changes, network, open }
}

test('default: knows the first chain and is on it', () => {
  const { network } = setup()
  expect(network.current()).toBe(first)
  expect([network.isKnown(31337), network.isKnown(31338)]).toEqual([true, false])
  expect([network.find(31338), network.find(1)]).toEqual([second, undefined])
})

test('behavior: what was added is known and used after a reload, and by other tabs', () => {
  const { changes, network, open } = setup()
  const tab = open()
  network.add(31338)
  network.add(31338)
  expect(changes).toEqual([31338])
  expect(open().current()).toBe(second)
  tab.reload()
  expect(tab.current()).toBe(second)
  network.add(31337)
  expect(network.isKnown(31338)).toBe(true)
})

test('behavior: a chain that does not exist is never the current one', () => {
  const { changes, network } = setup()
  network.add(1)
  expect(network.current()).toBe(first)
  expect(changes).toEqual([])
})

test.each(['{', 'null', '{"current":1,"known":[1]}', '{"current":31338,"known":[]}'])(
  'error: stored %s is the first chain',
  (stored) => {
    expect(setup(stored).network.current()).toBe(first)
  },
)

test('behavior: the chain of the last visit, whose node answers late', () => {
  const { items, storage } = createStorage(JSON.stringify({ current: 31338, known: [31338] }))
  const network = createNetwork({ chains: [first], storage })
  const changes: number[] = []
  network.onChange(() => changes.push(network.current().chain.id))
  expect(network.current()).toBe(first)
  network.extend(second)
  expect(network.current()).toBe(second)
  expect(changes).toEqual([31338])
  expect(items.size).toBe(1)
})
