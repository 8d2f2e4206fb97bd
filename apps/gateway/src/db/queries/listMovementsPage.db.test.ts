import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestDatabase, type TestDatabase } from '../../../test/createTestDatabase.ts'
import { listMovementsPage } from './listMovementsPage.ts'

const chainId = 1
const address = (byte: string): Address => `0x${byte.repeat(20)}`
const hash = (byte: string): Hash => `0x${byte.repeat(32)}`
const [safe, owner, token, module] = [address('11'), address('33'), address('44'), address('55')]
let database: TestDatabase
beforeAll(async () => {
  database = await borrowTestDatabase()
})
afterAll(() => database.destroy())

/** One transaction that has the owners act twice and a module once, each after what it moved. */
async function seed(): Promise<void> {
  const { db } = database
  await sql`insert into block (chain_id, number, hash, parent_hash, timestamp, has_facts)
    values (${chainId}, 7, ${hash('01')}, ${hash('02')}, 1700000000, true)`.execute(db)
  for (const [index, safeTxHash] of [
    [2, hash('a2')],
    [4, hash('a4')],
  ] as const)
    await sql`insert into multisig_execution (chain_id, safe, block_number, log_index, transaction_index,
        transaction_hash, safe_tx_hash, success, payment, source, "to", value, data, operation, nonce)
      values (${chainId}, ${safe}, 7, ${index}, 0, ${hash('77')}, ${safeTxHash}, true, 0, 'event', ${owner}, 1, '0x', 0,
        ${index})`.execute(db)
  await sql`insert into module_execution (chain_id, safe, block_number, log_index, transaction_index, transaction_hash,
      module, success) values (${chainId}, ${safe}, 7, 9, 0, ${hash('77')}, ${module}, true)`.execute(db)
  for (const index of [1, 3, 5])
    await sql`insert into transfer (chain_id, safe, block_number, log_index, transaction_index, transaction_hash, kind,
        position, token, sender, recipient, value)
      values (${chainId}, ${safe}, 7, ${index}, 0, ${hash('77')}, 'erc20', ${`${index}`}, ${token}, ${safe}, ${owner},
        ${index})`.execute(db)
  await sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
      gas_price, gas_token, refund_receiver, nonce, proposer, trusted, created_at, modified_at, origin)
    values (${chainId}, ${safe}, ${hash('a4')}, ${owner}, 1, '0x', 0, 0, 0, 0, ${token}, ${token}, 4, ${owner}, true,
      now(), now(), 'Rent')`.execute(db)
}

test('behavior: of several executions in one transaction each has what it moved', async () => {
  await seed()
  const rows = await listMovementsPage(database.db, { after: undefined, chainId, limit: 10, safe, upTo: undefined })
  const reported = rows.map(({ execution, module: by, moved, timestamp }) => [
    moved.log_index,
    execution?.safe_tx_hash,
    execution?.origin,
    by,
    timestamp,
  ])
  expect(reported).toEqual([
    // Behind the last of them: nothing says whose it was, and the first is as good as any.
    [5, hash('a2'), null, module, 1_700_000_000],
    [3, hash('a4'), 'Rent', module, 1_700_000_000],
    [1, hash('a2'), null, module, 1_700_000_000],
  ])
})
