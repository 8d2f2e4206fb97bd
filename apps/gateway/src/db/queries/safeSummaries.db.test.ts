import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { borrowTestDatabase } from '../../../test/createTestDatabase.ts'
import type { Database } from '../schema.ts'
import { rebuildSummaries } from './safeSummaries.ts'

const chainId = 1
const address = (digit: number): Address => `0x${String(digit).repeat(40)}`
const hash = (text: string): Hash => `0x${createHash('sha256').update(text).digest('hex')}`
const safes = [address(1), address(2), address(3)]

async function setup() {
  const { db, destroy } = await borrowTestDatabase()
  onTestFinished(destroy)
  return db
}

/** Everything that is kept of Safes, and which proposals are settled. */
async function readStored(db: Kysely<Database>) {
  const read = (table: 'held_collectible' | 'safe_summary' | 'safe_token') =>
    sql`select * from ${sql.table(table)} as kept order by kept :: text`.execute(db).then(({ rows }) => rows)
  const settled = await db.selectFrom('proposal').orderBy('safe_tx_hash').select(['safe_tx_hash', 'settled']).execute()
  return {
    held: await read('held_collectible'),
    settled,
    summaries: await read('safe_summary'),
    tokens: await read('safe_token'),
  }
}

type Step =
  | { at: 'execution'; isKnown: boolean; nonce: number; safe: number }
  | { at: 'mended'; nonce: number }
  | { at: 'module' | 'plain'; safe: number }
  | { at: 'proposal'; nonce: number; safe: number }
  | { at: 'reorganisation'; depth: number }
  | { at: 'transfer'; isIn: boolean; kind: 'erc20' | 'erc721' | 'native'; safe: number; token: number; value: number }

const safe = fc.nat(2)
const nonce = fc.nat(4)
const StepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ at: fc.constant('execution' as const), isKnown: fc.boolean(), nonce, safe }),
  fc.record({ at: fc.constant('mended' as const), nonce }),
  fc.record({ at: fc.constantFrom('module' as const, 'plain' as const), safe }),
  fc.record({ at: fc.constant('proposal' as const), nonce, safe }),
  fc.record({ at: fc.constant('reorganisation' as const), depth: fc.integer({ max: 4, min: 1 }) }),
  fc.record({
    at: fc.constant('transfer' as const),
    isIn: fc.boolean(),
    kind: fc.constantFrom('erc20' as const, 'erc721' as const, 'native' as const),
    safe,
    token: fc.nat(1),
    value: fc.nat(2),
  }),
)

/** Writes one block with what the step says, or takes the newest ones away. */
async function applyStep(db: Kysely<Database>, step: Step, block: number): Promise<void> {
  switch (step.at) {
    case 'mended':
      await sql`update multisig_execution set nonce = ${step.nonce} where nonce is null`.execute(db)
      return
    case 'proposal':
      return propose(db, step)
    case 'reorganisation':
      await db
        .deleteFrom('block')
        .where('number', '>', block - step.depth)
        .execute()
      return
    case 'execution':
    case 'module':
    case 'plain':
    case 'transfer':
      return append(db, step, block)
  }
}

const safeOf = ({ safe: index }: { safe: number }) => safes[index] ?? address(1)
const hashOf = (step: { nonce: number; safe: number }) => hash(`${safeOf(step)} ${step.nonce}`)

async function propose(db: Kysely<Database>, step: Extract<Step, { at: 'proposal' }>): Promise<void> {
  const of = safeOf(step)
  await sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
      gas_price, gas_token, refund_receiver, nonce, trusted)
    values (${chainId}, ${of}, ${hashOf(step)}, ${of}, 0, '0x', 0, 0, 0, 0, ${of}, ${of}, ${step.nonce}, true)
    on conflict do nothing`.execute(db)
}

type Fact = Exclude<Step, { at: 'mended' | 'proposal' | 'reorganisation' }>

async function append(db: Kysely<Database>, step: Fact, block: number): Promise<void> {
  const of = safeOf(step)
  const place = { block_number: block, chain_id: chainId, log_index: 0, safe: of, transaction_hash: hash(`${block}`) }
  const { log_index: _logIndex, ...index } = { ...place, transaction_index: 0 }
  await sql`insert into block (chain_id, number, hash, parent_hash, timestamp, has_facts)
    values (${chainId}, ${block}, ${hash(`b${block}`)}, ${hash('')}, ${block * 10}, true)`.execute(db)
  await db
    .insertInto('safe_creation')
    .values({ ...place, creator: of, factory: of, singleton: of })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.insertInto('safe_transaction').values(index).execute()
  const fact = { ...place, transaction_index: 0 }
  if (step.at === 'execution') {
    const nonce = step.isKnown ? BigInt(step.nonce) : null
    const execution = { ...fact, nonce, payment: 0n, safe_tx_hash: hashOf(step), success: true }
    await db.insertInto('multisig_execution').values(execution).execute()
  }
  if (step.at === 'module')
    await db
      .insertInto('module_execution')
      .values({ ...fact, module: of, success: true })
      .execute()
  if (step.at === 'transfer') await db.insertInto('transfer').values(toTransfer(fact, step)).execute()
}

function toTransfer<fact extends { safe: Address }>(fact: fact, step: Extract<Step, { at: 'transfer' }>) {
  const isPicture = step.kind === 'erc721'
  return {
    ...fact,
    kind: step.kind,
    position: '0',
    recipient: step.isIn ? fact.safe : address(9),
    sender: step.isIn ? address(9) : fact.safe,
    token: step.kind === 'native' ? null : address(5 + step.token),
    token_id: isPicture ? BigInt(step.value) : null,
    value: isPicture ? null : BigInt(step.value),
  }
}

test('behavior: maintained summaries equal rebuilt ones, whatever was indexed and reverted', async () => {
  const db = await setup()
  await fc.assert(
    fc.asyncProperty(fc.array(StepArbitrary, { maxLength: 25, minLength: 5 }), async (steps) => {
      await sql`delete from block`.execute(db)
      await sql`truncate proposal, safe_summary, safe_token, held_collectible cascade`.execute(db)
      for (const [index, step] of steps.entries()) await applyStep(db, step, index + 1)
      const stored = await readStored(db)
      await rebuildSummaries(db)
      expect(stored).toEqual(await readStored(db))
    }),
    { numRuns: process.env.LONG_TESTS ? 40 : 10 },
  )
})

test('behavior: a Safe without a summary gets one from all of its facts with the next of them', async () => {
  const db = await setup()
  await applyStep(db, { at: 'execution', isKnown: true, nonce: 0, safe: 0 }, 1)
  await sql`truncate safe_summary, safe_token, held_collectible`.execute(db)
  await applyStep(db, { at: 'execution', isKnown: true, nonce: 1, safe: 0 }, 2)
  const { summaries } = await readStored(db)
  expect(summaries).toMatchObject([{ executions: 2, highest_nonce: 1n, history: 2, last_history_at: 20 }])
})
