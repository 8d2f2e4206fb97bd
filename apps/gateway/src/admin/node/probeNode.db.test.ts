import { demoAccounts } from '@countersign/devchain/accounts'
import { numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { type ProviderRules, startProvider } from '../../../test/startProvider.ts'
import { canSubscribe, listSocketUrls, probeNode } from './probeNode.ts'

const [alice] = demoAccounts
let chain: TestChain
let url = ''
beforeAll(async () => {
  chain = await createTestChain()
  url = chain.config.rpcUrls.default.http[0] ?? ''
  // More than the blocks in which a transaction is searched for.
  await chain.client.mine({ blocks: 30 })
})
afterAll(() => chain.stop())

const refuse = (code: number, message: string) => () => ({ error: { code, message } })

async function probe(rules: ProviderRules) {
  const provider = await startProvider(url, rules)
  return probeNode(chain.config, provider.url)
}

test('default: what the embedded chain offers', async () => {
  const found = await probeNode(chain.config, url)
  const head = Number(await chain.client.getBlockNumber())
  expect(found).toMatchObject({
    blockTime: expect.any(Number),
    finalized: expect.any(Number),
    hasBaseFee: true,
    hasBatches: true,
    hasTraces: true,
    head: { number: head },
    id: 31_337,
    logs: { isLimited: false, range: head + 1 },
  })
  expect(found.contracts.map(({ missing, version }) => [version, missing])).toEqual([
    ['1.3.0', []],
    ['1.4.1', []],
    ['1.5.0', []],
  ])
})

test('behavior: empty blocks are no reason to deny traces', async () => {
  const traces = async (rules: ProviderRules['rules']) => (await probe({ rules: rules ?? {} })).hasTraces
  const unknown = { debug_countersignProbe: refuse(-32_601, 'the method does not exist') }
  // As geth, nethermind, and a node without an answer for an unknown transaction.
  expect(await traces({ debug_traceTransaction: refuse(-32_000, 'transaction not found'), ...unknown })).toBe(true)
  expect(await traces({ debug_traceTransaction: refuse(-32_001, 'cannot find'), ...unknown })).toBe(true)
  expect(await traces({ debug_traceTransaction: () => ({ result: null }) })).toBe(true)
  // As geth without debug, Alchemy's free plan, and a gateway before the node.
  expect(await traces({ debug_traceTransaction: refuse(-32_601, 'the method does not exist') })).toBe(false)
  expect(await traces({ debug_traceTransaction: refuse(-32_600, 'not available on the Free tier') })).toBe(false)
  expect(await traces({ debug_traceTransaction: () => ({ status: 403, text: '<html>Forbidden</html>' }) })).toBe(false)
  // One code for everything: nothing can be concluded.
  const same = refuse(-32_000, 'request failed')
  expect(await traces({ debug_countersignProbe: same, debug_traceTransaction: same })).toBeUndefined()
  expect(await traces({ debug_traceTransaction: () => ({ status: 500, text: 'overloaded' }) })).toBeUndefined()
})

test('behavior: a transaction in a recent block is traced', async () => {
  const id = await chain.client.snapshot()
  await chain.client.sendTransaction({ account: alice.address, to: alice.address })
  expect(await probeNode(chain.config, url)).toMatchObject({ hasTraces: true })
  const invented = { debug_traceTransaction: () => ({ result: 'nothing' }) }
  expect(await probe({ rules: invented })).toMatchObject({ hasTraces: false })
  await chain.client.revert({ id })
})

test('behavior: limits of log ranges, and nodes without logs', async () => {
  const limit = (most: number) => (params: readonly unknown[]) => {
    const [filter] = params
    if (typeof filter !== 'object' || filter === null) return undefined
    const { fromBlock, toBlock } = { fromBlock: '', toBlock: '', ...filter }
    const isWide = Number(toBlock) - Number(fromBlock) >= most
    return isWide ? { error: { code: -32_005, message: 'block range too large' } } : undefined
  }
  const ranges = async (most: number) => (await probe({ rules: { eth_getLogs: limit(most) } })).logs
  expect(await ranges(10)).toEqual({ isLimited: true, range: 10 })
  expect(await ranges(0)).toEqual({ isLimited: true, range: 0 })
})

test('behavior: missing methods, batches and contracts', async () => {
  const without = await probe({
    hasBatches: false,
    rules: {
      eth_getBlockByNumber: ([tag]) => (tag === 'finalized' ? refuse(-32_000, 'unknown block')() : undefined),
      eth_getCode: () => ({ result: '0x' }),
      eth_simulateV1: refuse(-32_601, 'the method does not exist'),
    },
  })
  expect(without).toMatchObject({ finalized: undefined, hasBatches: false, hasSimulation: false })
  expect(without.contracts.every(({ missing }) => missing.includes('SafeProxyFactory'))).toBe(true)
  const call = { gasUsed: numberToHex(21_000), logs: [], returnData: '0x', status: '0x1' }
  const simulated = { eth_simulateV1: () => ({ result: [{ calls: [call] }] }) }
  expect(await probe({ rules: simulated })).toMatchObject({ hasSimulation: true })
})

test('default: websockets are tried, not inferred', async () => {
  const [socket = ''] = chain.config.rpcUrls.default.webSocket ?? []
  expect(await canSubscribe(socket, 31_337)).toBe(true)
  expect(await canSubscribe(socket, 1)).toBe(false)
  const provider = await startProvider(url, {})
  expect(await canSubscribe(provider.url.replace('http', 'ws'), 31_337)).toBe(false)
  expect(await canSubscribe('ws://127.0.0.1:9', 31_337)).toBe(false)
  expect(listSocketUrls('http://node:8545')).toEqual(['ws://node:8545/', 'ws://node:8546/'])
  expect(listSocketUrls('https://mainnet.infura.io/v3/key')).toEqual([
    'wss://mainnet.infura.io/v3/key',
    'wss://mainnet.infura.io/ws/v3/key',
  ])
})
