import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoGuard, safeContracts } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient, deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { readSafeState } from '@countersign/protocol/chain'
import { type Address, createClient, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { readChanges } from './changesQuery.ts'
import { readGuard } from './securityQueries.ts'

const [alice, bob, carol] = demoAccounts
const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function enableModule(address module)',
  'function setFallbackHandler(address handler)',
  'function setGuard(address guard)',
])

let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.devchain.stop())

async function setup() {
  const devchain = await borrowDevchain()
  const client = createTestClient(devchain.url)
  const node = createClient({ transport: http(devchain.url, { retryCount: 0 }) })
  return { client, devchain, node }
}

async function change(safe: Address, data: Hex): Promise<Hex> {
  const { nonce } = await readSafeState(world.node, { address: safe, chainId })
  const transaction = createTransaction({ data, to: safe, value: 0n }, nonce)
  const { receipt } = await executeAsSafe({ client: world.client, safe, transaction })
  expect(receipt.status).toBe('success')
  return receipt.transactionHash
}

const read = (safe: Address) => readChanges(world.node, { safe, signal: new AbortController().signal, startBlock: 0n })

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: what changed in a Safe %s, back to where it was made',
  async (version) => {
    const safe = await deploySafe({ client: world.client, owners: [alice.address], threshold: 1, version })
    const first = await read(safe)
    expect(first).toMatchObject({ isComplete: true })
    expect(first.list.map(({ part }) => part)).toContain('creation')
    const handler = safeContracts[version].compatibilityFallbackHandler
    const owner = encodeFunctionData({ abi, args: [bob.address, 1n], functionName: 'addOwnerWithThreshold' })
    const addition = await change(safe, owner)
    const module = await change(safe, encodeFunctionData({ abi, args: [carol.address], functionName: 'enableModule' }))
    const fallback = await change(
      safe,
      encodeFunctionData({ abi, args: [handler], functionName: 'setFallbackHandler' }),
    )
    const guard = await change(safe, encodeFunctionData({ abi, args: [demoGuard], functionName: 'setGuard' }))
    const { isComplete, list } = await read(safe)
    expect(isComplete).toBe(true)
    expect(list.slice(0, 4)).toMatchObject([
      { kind: 'set', part: 'guard', subject: demoGuard, transactionHash: guard },
      { kind: 'set', part: 'fallbackHandler', subject: handler, transactionHash: fallback },
      { kind: 'added', part: 'modules', subject: carol.address, transactionHash: module },
      { kind: 'added', part: 'owners', subject: bob.address, transactionHash: addition },
    ])
  },
)

test('behavior: a guard is asked itself what it does with a delegatecall', async () => {
  const safe = await deploySafe({ client: world.client, owners: [alice.address], threshold: 1, version: '1.4.1' })
  expect(await readGuard(world.node, { guard: demoGuard, safe })).toBe('allows')
  // A contract that is no guard rejects everything.
  expect(await readGuard(world.node, { guard: safeContracts['1.4.1'].multiSendCallOnly, safe })).toBe('unclear')
})

test('error: a node that cannot be reached has no answer', async () => {
  const nowhere = createClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
  const safe = alice.address
  await expect(readGuard(nowhere, { guard: demoGuard, safe })).rejects.toThrow()
  await expect(readChanges(nowhere, { safe, signal: new AbortController().signal, startBlock: 0n })).rejects.toThrow()
})
