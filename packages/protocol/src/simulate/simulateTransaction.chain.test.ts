import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule } from '@countersign/devchain/demo-world'
import { deploySafe, toSafeTransaction } from '@countersign/devchain/testing'
import { encodeFunctionData, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abi, createClaimOf, setupChain, sign } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { readFacts } from '../chain/readFacts.ts'
import { claim } from '../evidence/Claimed.ts'
import { verifyOwn } from '../evidence/Evidence.ts'
import { createExecutionRequest } from '../verify/createExecutionRequest.ts'
import { estimateExecution } from '../verify/estimateExecution.ts'
import { verifyTransaction } from '../verify/verifyQueue.ts'
import { simulateTransaction } from './simulateTransaction.ts'

const [alice, bob, carol] = demoAccounts
let chain: World['chain']
let client: World['client']
type World = Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  const world = await setupChain()
  chain = world.chain
  client = world.client
})
afterAll(() => chain.stop())

test('behavior: T80, a trial on our own node shows what changes in the Safe', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const { client: node } = createCountingClient(chain.url)
  const { safe: facts } = await readFacts(node, { chainId, safe })
  const plain = await simulateTransaction(node, {
    facts,
    transaction: toSafeTransaction({ nonce: 0n, to: carol.address }),
  })
  expect(plain).toMatchObject({ outcome: 'success', settings: [] })
  const admin = await simulateTransaction(node, {
    facts,
    transaction: toSafeTransaction({
      data: encodeFunctionData({ abi, args: [demoModule], functionName: 'enableModule' }),
      nonce: 0n,
      to: safe,
    }),
  })
  expect(admin.settings).toEqual([{ after: [demoModule], before: [], setting: 'modules' }])
  expect(admin.checks[1]).toMatchObject({ code: 'SAFE_CHANGES', id: 'T80', verdict: 'warn' })
  const failing = await simulateTransaction(node, {
    claimedOutcome: 'success',
    facts,
    transaction: toSafeTransaction({ nonce: 0n, to: carol.address, value: parseEther('1') }),
  })
  expect(failing).toMatchObject({
    checks: [{ claimed: 'success', code: 'SIMULATION_FAILS', verdict: 'warn' }],
    outcome: 'failure',
    settings: [],
  })
})

test.each(['1.0.0', '1.1.1', '1.3.0', '1.5.0'] as const)('behavior: a Safe %s is tried as well', async (version) => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version })
  await client.sendTransaction({ account: alice.address, to: safe, value: 9n })
  const { client: node } = createCountingClient(chain.url)
  const { safe: facts } = await readFacts(node, { chainId, safe })
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address, value: 4n })
  expect(await simulateTransaction(node, { facts, transaction })).toMatchObject({ coin: -4n, outcome: 'success' })
})

test('behavior: T49 and T73, a dry run through the Safe itself', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const transaction = toSafeTransaction({ nonce: 0n, safeTxGas: 50_000n, to: carol.address })
  const { client: node } = createCountingClient(chain.url)
  const claimed = await createClaimOf(safe, transaction, '1.4.1', [alice.address, bob.address])
  const report = await verifyTransaction(node, { chainId, claimed: claim(claimed), safe })
  const { signatures, transaction: verified } = report
  if (!verified) throw new RangeError('Not executable.')
  const { safeTxHash } = claimed
  const common = { chainId, safe, safeTxHash, transaction: verified, version: '1.4.1' }
  const request = createExecutionRequest({ ...common, signatures })
  const executor = carol.address
  const good = await estimateExecution(node, { claimedGas: 1_000_000n, executor, request })
  expect(good.checks.map(({ code }) => code)).toEqual(['EXECUTION_PASSES', 'GAS_ENOUGH'])
  expect(good.gas).toBeGreaterThan(50_000n)
  expect((await estimateExecution(node, { claimedGas: 40_000n, executor, request })).checks[1]).toMatchObject({
    code: 'GAS_TOO_LOW',
    id: 'T73',
    verdict: 'block',
  })
  const forged = createExecutionRequest({
    ...common,
    signatures: verifyOwn([{ data: await sign(carol.address, safeTxHash), signer: carol.address }]),
  })
  expect(await estimateExecution(node, { executor, request: forged })).toMatchObject({
    checks: [{ code: 'EXECUTION_REFUSED', id: 'T49', verdict: 'block' }],
    gas: undefined,
  })
})
