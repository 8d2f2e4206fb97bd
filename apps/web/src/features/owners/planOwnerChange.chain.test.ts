import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient, deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { readSafeState } from '@countersign/protocol/chain'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { type Address, createClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeKit } from '../../../../gateway/test/createSafeKit.ts'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { type OwnerChange, planOwnerChange } from './planOwnerChange.ts'

const [alice, bob, carol, dave, erin] = demoAccounts
const [frank, grace] = demoAccounts.slice(5).map(({ address }) => address)
if (!frank || !grace) throw new Error('There are too few demo accounts.')
const version = '1.4.1'
const multiSend = safeContracts[version].multiSendCallOnly

let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.stop())

async function setup() {
  const devchain = await borrowDevchain()
  const client = createTestClient(devchain.url)
  const node = createClient({ transport: http(devchain.url) })
  return {
    client,
    createSafe: (owners: readonly Address[], threshold: number) => deploySafe({ client, owners, threshold, version }),
    read: (address: Address) => readSafeState(node, { address, chainId }),
    stop: () => devchain.stop(),
    url: devchain.url,
  }
}

const nothing = { added: [], removed: [], replaced: [] }
const changes: (OwnerChange & { name: string; count: number })[] = [
  { ...nothing, name: 'one more', count: 1, added: [dave.address], threshold: 3 },
  { ...nothing, name: 'the first goes', count: 1, removed: [alice.address], threshold: 1 },
  { ...nothing, name: 'the last goes', count: 1, removed: [carol.address], threshold: 2 },
  { ...nothing, name: 'one for another', count: 1, replaced: [{ owner: bob.address, by: dave.address }], threshold: 2 },
  { ...nothing, name: 'only how many', count: 1, threshold: 3 },
  {
    name: 'everything at once',
    count: 4,
    added: [dave.address],
    removed: [alice.address, carol.address],
    replaced: [{ owner: bob.address, by: erin.address }],
    threshold: 1,
  },
  {
    name: 'neighbours replaced, and two more',
    count: 4,
    added: [frank, grace],
    removed: [],
    replaced: [
      { owner: alice.address, by: dave.address },
      { owner: bob.address, by: erin.address },
    ],
    threshold: 5,
  },
  {
    ...nothing,
    name: 'fewer owners than there were signatures',
    count: 2,
    removed: [alice.address, bob.address],
    threshold: 1,
  },
  {
    ...nothing,
    name: 'replaced, and how many',
    count: 2,
    replaced: [{ owner: carol.address, by: dave.address }],
    threshold: 3,
  },
]

test.each(changes)('default: $name', async ({ name: _, count, ...change }) => {
  const safe = await world.createSafe([alice.address, bob.address, carol.address], 2)
  const before = await world.read(safe)
  const calls = planOwnerChange(before, change)
  expect(calls).toHaveLength(count)
  const { receipt } = await executeAsSafe({
    client: world.client,
    safe,
    transaction: createTransaction(createBatchCall(calls, multiSend), before.nonce),
  })
  expect(receipt.status).toBe('success')
  const after = await world.read(safe)
  const expected = [
    ...change.added,
    ...before.owners
      .filter((owner) => !change.removed.includes(owner))
      .map((owner) => change.replaced.find((swap) => swap.owner === owner)?.by ?? owner),
  ]
  expect(after.owners.toSorted()).toEqual(expected.toSorted())
  expect(after.threshold).toBe(change.threshold)
})

test('behavior: a change has the hash that protocol-kit gives to it', async () => {
  const safe = await world.createSafe([alice.address, bob.address, carol.address], 2)
  const state = await world.read(safe)
  const kit = await createSafeKit({ rpcUrl: world.url, safeAddress: safe, signer: alice })
  const hashHere = (change: Partial<OwnerChange>) => {
    const calls = planOwnerChange(state, { ...nothing, threshold: 2, ...change })
    const transaction = createTransaction(createBatchCall(calls, multiSend), state.nonce)
    return hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash
  }
  const hashThere = async (made: Promise<Parameters<typeof kit.getTransactionHash>[0]>) =>
    kit.getTransactionHash(await made)
  const [ownerAddress, newOwnerAddress] = [dave.address, dave.address]
  expect(hashHere({ added: [dave.address], threshold: 3 })).toBe(
    await hashThere(kit.createAddOwnerTx({ ownerAddress, threshold: 3 })),
  )
  expect(hashHere({ removed: [bob.address], threshold: 1 })).toBe(
    await hashThere(kit.createRemoveOwnerTx({ ownerAddress: bob.address, threshold: 1 })),
  )
  expect(hashHere({ replaced: [{ owner: carol.address, by: dave.address }] })).toBe(
    await hashThere(kit.createSwapOwnerTx({ newOwnerAddress, oldOwnerAddress: carol.address })),
  )
  expect(hashHere({ threshold: 3 })).toBe(await hashThere(kit.createChangeThresholdTx(3)))
  const change = { added: [dave.address], removed: [alice.address], threshold: 3 }
  const transactions = planOwnerChange(state, { ...nothing, ...change }).map(({ to, value, data }) => ({
    data,
    to,
    value: `${value}`,
  }))
  expect(hashHere(change)).toBe(await hashThere(kit.createTransaction({ onlyCalls: true, transactions })))
})
