import { demoAccounts } from '@countersign/devchain/accounts'
import {
  deploySafe,
  encodeExecTransaction,
  executeAsSafe,
  hashOnChain,
  signHash,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { sql } from 'kysely'
import { type Address, concat, encodeFunctionData, type Hash, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { type SetupOptions, setup, type TestWorld } from '../../test/setup.ts'
import { findMultisigTransaction, loadMultisigTransactions } from '../db/queries/loadMultisigTransactions.ts'
import { rewind } from './createReorgHandler.ts'

const [alice, bob, carol] = demoAccounts
const owners = [alice.address, bob.address]
const thresholdAbi = parseAbi(['function changeThreshold(uint256 threshold)'])
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** A Safe that executed twice, which is more than is looked at at once. */
async function indexMany(options: SetupOptions = {}): Promise<TestWorld & { hashes: Hash[]; safe: Address }> {
  const world = await setup(chain, { limits: { executionsAtOnce: 1 }, ...options })
  const safe = await deploySafe({ client: chain.client, owners, threshold: 2 })
  const hashes: Hash[] = []
  for (let count = 0; count < 2; count++) {
    const { safeTxHash } = await executeAsSafe({ client: chain.client, safe, transaction: { to: carol.address } })
    hashes.push(safeTxHash)
  }
  await world.indexer.runToHead()
  return { ...world, hashes, safe }
}

const read = ({ chainId, db }: TestWorld, safeTxHash: Hash) => findMultisigTransaction(db, { chainId, safeTxHash })
const listSigners = ({ db }: TestWorld) =>
  db.selectFrom('execution_signature').select(['owner', 'position', 'safe_tx_hash']).execute()
const readFailedRows = ({ db }: TestWorld) =>
  db.selectFrom('checkpoint').select(['block_number', 'signers_block']).executeTakeFirstOrThrow()

async function findAll({ indexer }: TestWorld): Promise<void> {
  while (await indexer.findSigners());
}

test('default: early signers are returned before and after the search, and the same', async () => {
  const world = await indexMany()
  expect(await listSigners(world)).toEqual([])
  expect(await readFailedRows(world)).toMatchObject({ signers_block: -1 })
  const before = await Promise.all(world.hashes.map((hash) => read(world, hash)))
  for (const record of before)
    expect(record?.confirmations.map(({ owner }) => owner).toSorted()).toEqual(owners.toSorted())
  await findAll(world)
  expect(await listSigners(world)).toHaveLength(4)
  expect(await Promise.all(world.hashes.map((hash) => read(world, hash)))).toEqual(before)
  const { block_number, signers_block } = await readFailedRows(world)
  expect(signers_block).toBe(block_number)
  expect(await world.indexer.findSigners()).toBe(false)
})

test('behavior: of few executions they are found at once, and what is open before stays open', async () => {
  const world = await indexMany({ limits: {} })
  expect(await listSigners(world)).toHaveLength(4)
  const { block_number, signers_block } = await readFailedRows(world)
  expect(signers_block).toBe(block_number)
  await world.db.updateTable('checkpoint').set({ signers_block: 1 }).execute()
  await chain.client.mine({ blocks: 1 })
  await world.indexer.runToHead()
  expect(await readFailedRows(world)).toEqual({ block_number: block_number + 1, signers_block: 1 })
})

test('behavior: an indexer that follows the chain finds them by itself, and answers are renewed', async () => {
  const world = await indexMany({ pollInterval: 50 })
  const readVersions = () => world.db.selectFrom('cache_version').select(['safe', 'version']).execute()
  const before = await readVersions()
  world.indexer.start()
  await expect.poll(() => listSigners(world)).toHaveLength(4)
  for (const version of before) expect(await readVersions()).not.toContainEqual(version)
})

test('behavior: after a reorganisation nothing above the fork counts as searched', async () => {
  const world = await indexMany()
  await findAll(world)
  const ancestor = { hash: `0x${'1'.repeat(64)}`, number: 2, parentHash: `0x${'1'.repeat(64)}`, timestamp: 1 } as const
  const checkpoint = await world.db
    .selectFrom('checkpoint')
    .select(['block_hash as hash', 'block_number as number', 'revision'])
    .executeTakeFirstOrThrow()
  await rewind(world.db, { ancestor, chainId: world.chainId, expected: checkpoint, notifies: true })
  expect(await readFailedRows(world)).toEqual({ block_number: 2, signers_block: 2 })
})

test('behavior: of more signatures than are recovered at once some are left for later', async () => {
  const world = await indexMany({ limits: { executionsAtOnce: 1, signaturesPerTransaction: 0 } })
  await findAll(world)
  expect(await listSigners(world)).toEqual([])
  const unread = await world.db.selectFrom('failed_transaction').select('what').execute()
  expect(unread).toEqual([{ what: 'signatures' }, { what: 'signatures' }])
  await sql`update failed_transaction set next_try_at = clock_timestamp()`.execute(world.db)
  await world.indexer.retryFailed()
  expect(await listSigners(world)).toHaveLength(4)
})

test('behavior: an answer finds the makers of so many signatures and no more', async () => {
  const { chainId, db, hashes, safe } = await indexMany()
  const [first] = hashes
  await sql`insert into multisig_execution
    select (json_populate_record(execution, json_build_object(
      'log_index', 1000 + number, 'safe_tx_hash', '0x' || lpad(to_hex(number), 64, '0')))).*
    from multisig_execution as execution, generate_series(1, 150) as number
    where safe_tx_hash = ${first}`.execute(db)
  const copies = Array.from({ length: 150 }, (_, index): Hash => `0x${(index + 1).toString(16).padStart(64, '0')}`)
  const records = await loadMultisigTransactions(db, { chainId, safe, safeTxHashes: copies })
  expect(records.map(({ confirmations }) => confirmations.length > 0)).toEqual(copies.map((_, index) => index < 100))
})

test.each([
  ['at once', 100],
  ['later', 0],
])('behavior: bytes after the signatures that the contract read hide nobody (%s)', async (_, executionsAtOnce) => {
  const world = await setup(chain, { limits: { executionsAtOnce } })
  const { client } = chain
  // It announces nothing: how many were looked at is known from its threshold alone.
  const safe = await deploySafe({ client, l2: false, owners, threshold: 2 })
  const execute = async (nonce: bigint, count: number, call: { data?: Hex; to: Address }) => {
    const transaction = toSafeTransaction({ nonce, ...call })
    const hash = await hashOnChain(client, safe, transaction)
    const signers = owners.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)).slice(0, count)
    const signatures = concat([await signHash(hash, signers), '0xdeadbeef'])
    await client.sendTransaction({
      account: carol.address,
      data: encodeExecTransaction(transaction, signatures),
      gas: 1_000_000n,
      to: safe,
    })
    return hash
  }
  // The second one sets another threshold, which its own log tells before it ends.
  const hashes = [
    await execute(0n, 2, { to: carol.address }),
    await execute(1n, 2, {
      data: encodeFunctionData({ abi: thresholdAbi, args: [1n] }),
      to: safe,
    }),
    await execute(2n, 1, { to: carol.address }),
  ]
  await world.indexer.runToHead()
  const readAll = () =>
    Promise.all(
      hashes.map(async (hash) => {
        const record = await read(world, hash)
        return [record?.confirmations.length, record?.execution?.threshold]
      }),
    )
  const expected = [
    [2, 2],
    [2, 2],
    [1, 1],
  ]
  expect(await readAll()).toEqual(expected)
  await findAll(world)
  expect(await listSigners(world)).toHaveLength(5)
  expect(await readAll()).toEqual(expected)
})
