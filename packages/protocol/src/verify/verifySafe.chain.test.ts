import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { deploySafe, devchain, executeAsSafe, toSafeTransaction } from '@countersign/devchain/testing'
import { encodeFunctionData, type Hex, numberToHex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abi, createClaimOf, setupChain } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { readFacts } from '../chain/readFacts.ts'
import { encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { claim } from '../evidence/Claimed.ts'
import { verifyBalances } from './verifyBalances.ts'
import { verifyTransaction } from './verifyQueue.ts'
import { verifySafe } from './verifySafe.ts'

const [alice, , carol] = demoAccounts
const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])
let chain: World['chain']
let client: World['client']
type World = Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  const world = await setupChain()
  chain = world.chain
  client = world.client
})
afterAll(() => chain.stop())

test('behavior: facts are what the chain has: modules, guards, handler, implementation', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.5.0' })
  const self = (data: Hex) => executeAsSafe({ client, safe, transaction: { data, to: safe } })
  await self(encodeFunctionData({ abi, args: [demoModule], functionName: 'enableModule' }))
  await self(encodeFunctionData({ abi, args: [carol.address], functionName: 'setFallbackHandler' }))
  const { client: node } = createCountingClient(chain.url, devchain)
  const { safe: facts } = await readFacts(node, { chainId, safe })
  expect(facts).toMatchObject({
    fallbackHandler: carol.address,
    guard: zeroAddress,
    implementation: safeContracts['1.5.0'].singletonL2,
    moduleGuard: zeroAddress,
    modules: [demoModule],
    nonce: 2n,
    owners: [alice.address],
    threshold: 1n,
    version: '1.5.0',
  })
  const report = await verifySafe(node, { chainId, safe })
  expect(report.checks.filter(({ verdict }) => verdict !== 'ok').map(({ code }) => code)).toEqual(['HANDLER_UNKNOWN'])
  const before = await readFacts(node, { blockNumber: facts.block.number - 1n, chainId, safe })
  expect(before.safe).toMatchObject({ fallbackHandler: safeContracts['1.5.0'].compatibilityFallbackHandler, nonce: 1n })
})

// The two meanings of `next` in getModulesPaginated.
test.each(['1.3.0', '1.4.1'] as const)('behavior: %s, more modules than fit on a page', async (version) => {
  const safe = await deploySafe({ client, l2: false, owners: [alice.address], threshold: 1, version })
  const modules = Array.from({ length: 103 }, (_, index) => numberToHex(0x1000n + BigInt(index), { size: 20 }))
  const calls = modules.map((module) => ({
    data: encodeFunctionData({ abi, args: [module], functionName: 'enableModule' }),
    operation: 0 as const,
    to: safe,
    value: 0n,
  }))
  const data = encodeFunctionData({ abi: multiSendAbi, args: [encodeMultiSend(calls)] })
  const to = safeContracts[version].multiSend
  await executeAsSafe({ client, safe, transaction: { data, operation: 1, to } })
  const { client: node } = createCountingClient(chain.url)
  const { safe: facts } = await readFacts(node, { chainId, safe })
  expect(facts.modules?.map((module) => module.toLowerCase()).toSorted()).toEqual(modules.toSorted())
})

test('error: no Safe at the address', async () => {
  const { client: node } = createCountingClient(chain.url)
  const eoa = await verifySafe(node, { chainId, safe: carol.address })
  expect(eoa.verdict).toBe('block')
  expect(eoa.checks[0]).toMatchObject({ code: 'NO_CODE' })
  const token = await verifySafe(node, { chainId, safe: safeContracts['1.4.1'].multiSend })
  expect(token.checks.filter(({ verdict }) => verdict === 'block').map(({ code }) => code)).toEqual([
    'PROXY_UNKNOWN',
    'IMPLEMENTATION_UNKNOWN',
  ])
})

test('error: the node is on another chain, or gone', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const { client: node } = createCountingClient(chain.url)
  const wrong = await verifySafe(node, { chainId: 1, safe })
  expect(wrong.checks[0]).toMatchObject({
    actual: `${chainId}`,
    claimed: '1',
    code: 'WRONG_CHAIN',
    id: 'T01',
    verdict: 'block',
  })
  const gone = createCountingClient('http://127.0.0.1:1')
  const claimed = await createClaimOf(safe, toSafeTransaction({ nonce: 0n, to: carol.address }), '1.4.1', [
    alice.address,
  ])
  const report = await verifyTransaction(gone.client, { chainId, claimed: claim(claimed), safe })
  expect(report).toMatchObject({ isExecutable: false, transaction: undefined, verdict: 'unknown' })
  expect(report.safe.checks[0]).toMatchObject({ code: 'CHAIN_UNREACHABLE', verdict: 'unknown' })
})

test('behavior: T34, T35 and T63, balances come from the tokens', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: 5n })
  const [token] = Object.values(demoTokens)
  const { client: node } = createCountingClient(chain.url)
  const [native, erc20, pinned] = await verifyBalances(node, {
    chainId,
    claimed: claim([
      { balance: 6n, token: zeroAddress },
      { balance: 0n, decimals: 1, symbol: 'FAKE', token: safe },
    ]),
    pinnedTokens: [token?.address ?? zeroAddress],
    safe,
  })
  expect(native).toMatchObject({
    balance: { value: 5n },
    checks: [{ actual: '5', claimed: '6', code: 'BALANCE_DIFFERS', verdict: 'warn' }],
  })
  expect(erc20?.checks.map(({ code }) => code)).toEqual(['BALANCE_UNKNOWN', 'SYMBOL_UNKNOWN', 'DECIMALS_UNKNOWN'])
  expect(pinned).toMatchObject({
    balance: { value: 0n },
    checks: [{ code: 'BALANCE_READ' }, { code: 'SYMBOL_READ' }, { code: 'DECIMALS_READ' }],
  })
})
