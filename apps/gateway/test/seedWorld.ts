import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../src/db/schema.ts'

/** A Safe and its number of on-chain transactions. */
export type SeededSafe = { address: Address; transactions: number }

export type SeedWorldParameters = {
  chainId: number
  owners: readonly [Address, Address]
  /** Number of further Safes that share the remaining transactions. */
  others: number
  safes: readonly SeededSafe[]
  singleton: Address
  /** Tokens in the operator's list; fifty unlisted ones are added. */
  tokens: readonly Address[]
  /** Total of all Safes. */
  transactions: number
}

/** A typical chain, and one after years. */
export const worldSizes = {
  full: { largest: 100_000, others: 20_000, transactions: 1_000_000 },
  quick: { largest: 20_000, others: 2_000, transactions: 100_000 },
  small: { largest: 1_000, others: 200, transactions: 10_000 },
} as const

const blocksFrom = 1_700_000_000
const perBlock = 4

/** Eight in ten are multisig executions; some of the others come from modules. */
const isMultisig = sql`i % 10 < 8`
const isModule = sql`i % 20 = 19`
/** An unlisted token. Round-robin by Safe, so that two large Safes get the same number of them. */
const isGift = sql`i % 10 = 8 and i % 3 <> 0`
const gifts = 50

/** Address of the nth further Safe: digits only, so that SQL can generate its checksummed form. */
export function otherSafe(index: number): Address {
  return `0x5${String(index).padStart(39, '0')}`
}

/**
 * Seeds blocks, Safes, executions, signatures, transfers, modules, proposals and messages by SQL, as the indexer and
 * the API write them. Triggers are disabled and indexes created at the end; summaries are rebuilt from the facts.
 */
export async function seedWorld(db: Kysely<Database>, parameters: SeedWorldParameters): Promise<{ blocks: number }> {
  const { transactions } = parameters
  const blocks = Math.ceil((transactions + 1) / perBlock)
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`set synchronous_commit = off`.execute(connection)
    const indexes = await dropIndexes(connection)
    await planTransactions(connection, parameters)
    await seedChain(connection, { ...parameters, blocks })
    await seedExecutions(connection, parameters)
    await seedTransfers(connection, parameters)
    await seedStatements(connection, parameters)
    await sql`drop table seeded, seeded_safe`.execute(connection)
    await sql`set maintenance_work_mem = '512MB'`.execute(connection)
    for (const definition of indexes) await sql.raw(definition).execute(connection)
    await sql`set session_replication_role = origin`.execute(connection)
    await sql`reset maintenance_work_mem`.execute(connection)
    await sql`reset synchronous_commit`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
  })
  return { blocks }
}

/** Drops indexes without a constraint; returns the statements to create them again. */
async function dropIndexes(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ definition: string; name: string }>`
    select indexdef as definition, indexname as name from pg_indexes
    where schemaname = 'public' and not exists (
      select from pg_constraint where conindid = (quote_ident(indexname) :: regclass))
      and indexdef not like 'CREATE UNIQUE%'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  // For a partitioned table: creates it on all partitions again.
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '))
}

const hash = (what: string, ...of: RawBuilder<unknown>[]) =>
  sql`'0x' || encode(sha256(convert_to(${sql.lit(what)} || ' ' || ${sql.join(of, sql` || ' ' || `)}, 'utf8')), 'hex')`
const transactionHash = hash('transaction', sql`i`)
const safeTxHash = hash('safeTx', sql`i`)
const place = sql`block, slot * 10`

/** Assigns transactions to Safes in random order, as on a real chain. */
async function planTransactions(
  db: Kysely<Database>,
  { others, safes, transactions }: SeedWorldParameters,
): Promise<void> {
  let before = 0
  const named = safes.map(({ address, transactions: count }) => {
    before += count
    return sql`when place <= ${sql.lit(before)} then ${sql.lit(address)}`
  })
  const other = sql`'0x5' || lpad((place % ${sql.lit(others)}) :: text, 39, '0')`
  await sql`create temp table seeded as
    select *, row_number() over (partition by safe, ${isMultisig} order by i) - 1 as nonce,
      row_number() over (partition by safe, ${isGift} order by i) as gift from (
      select i, 1 + i / ${sql.lit(perBlock)} as block, i % ${sql.lit(perBlock)} as slot,
        ${named.length > 0 ? sql`case ${sql.join(named, sql` `)} else ${other} end` : other} as safe
      from (
        select i, row_number() over (order by hashint4(i), i) as place
        from generate_series(1, ${sql.lit(transactions)}) as i
      ) as shuffled
    ) as placed order by i`.execute(db)
  await sql`create temp table seeded_safe as
    select safe, row_number() over (order by safe) as number, count(*) filter (where ${isMultisig}) as nonce, count(*)
    from seeded group by safe`.execute(db)
  await sql`analyze seeded`.execute(db)
}

async function seedChain(
  db: Kysely<Database>,
  { blocks, chainId, owners, singleton, tokens }: SeedWorldParameters & { blocks: number },
): Promise<void> {
  const chain = sql.lit(chainId)
  await sql`insert into block (chain_id, number, hash, parent_hash, timestamp, has_facts)
    select ${chain}, n, ${hash('block', sql`n`)}, ${hash('block', sql`n - 1`)}, ${sql.lit(blocksFrom)} + n * 12, true
    from generate_series(0, ${sql.lit(blocks)}) as n`.execute(db)
  await sql`insert into chain_transaction
    (chain_id, block_number, hash, transaction_index, sender, recipient, value, gas_used, gas_price)
    select ${chain}, block, ${transactionHash}, slot, ${owners[0]}, safe, 0, 80000, 1000000000 from seeded`.execute(db)
  await sql`insert into safe_creation (chain_id, block_number, log_index, transaction_hash, safe, factory, singleton, creator)
    select ${chain}, 0, number, ${hash('creation', sql`number`)}, safe, ${singleton}, ${singleton}, ${owners[0]}
    from seeded_safe`.execute(db)
  await sql`insert into owner_event (chain_id, block_number, log_index, transaction_hash, safe, position, kind, owner)
    select ${chain}, 0, number, ${hash('creation', sql`number`)}, safe, place - 1, 'added', owner
    from seeded_safe, unnest(${[...owners]} :: text[]) with ordinality as owner (owner, place)`.execute(db)
  await sql`insert into threshold_event (chain_id, block_number, log_index, transaction_hash, safe, threshold)
    select ${chain}, 0, number, ${hash('creation', sql`number`)}, safe, 2 from seeded_safe`.execute(db)
  await sql`insert into cache_version select ${chain}, safe, gen_random_uuid() from seeded_safe
    on conflict do nothing`.execute(db)
  await sql`insert into token (chain_id, address, kind, name, symbol, decimals)
    select ${chain}, address, 'erc20', 'Coin', 'COIN', 18 from unnest(${[...tokens]} :: text[]) as address
    union all select ${chain}, ${strangeToken(sql`n`)}, 'erc20', 'Gift', 'GIFT', 18 from generate_series(0, ${sql.lit(gifts - 1)}) as n
    union all select ${chain}, ${picture(sql`n`)}, 'erc721', 'Picture', 'PIC', null from generate_series(0, 19) as n`.execute(
    db,
  )
}

const strangeToken = (n: RawBuilder<unknown>) => sql`'0x6' || lpad((${n}) :: text, 39, '0')`
const picture = (n: RawBuilder<unknown>) => sql`'0x7' || lpad((${n}) :: text, 39, '0')`

/** Each transfers a token or the native currency, with two signatures. */
async function seedExecutions(db: Kysely<Database>, { chainId, owners, tokens }: SeedWorldParameters): Promise<void> {
  const chain = sql.lit(chainId)
  await sql`insert into safe_transaction (chain_id, safe, block_number, transaction_index, transaction_hash)
    select ${chain}, safe, block, slot, ${transactionHash} from seeded`.execute(db)
  await sql`insert into multisig_execution (chain_id, block_number, log_index, transaction_hash, safe, transaction_index,
      safe_tx_hash, success, payment, source, "to", value, data, operation, safe_tx_gas, base_gas, gas_price, gas_token,
      refund_receiver, signatures, nonce, executor, threshold)
    select ${chain}, ${place}, ${transactionHash}, safe, slot, ${safeTxHash}, i % 50 <> 0, 0, 'event',
      ${callTo(tokens)}, case when i % 2 = 0 then 0 else 1000 end, ${callData(owners[1])}, 0, 0, 0, 0, ${zero}, ${zero},
      '0x' || repeat('ab', 130), nonce, ${owners[0]}, 2
    from seeded where ${isMultisig}`.execute(db)
  await sql`insert into execution_signature
      (chain_id, block_number, log_index, transaction_hash, safe, position, safe_tx_hash, owner, signature, kind)
    select ${chain}, ${place}, ${transactionHash}, safe, place - 1, ${safeTxHash}, owner, '0x' || repeat('ab', 65), 'eoa'
    from seeded, unnest(${[...owners]} :: text[]) with ordinality as owner (owner, place)
    where ${isMultisig}`.execute(db)
  await sql`insert into module_execution (chain_id, block_number, log_index, transaction_hash, safe, transaction_index,
      module, success, "to", value, data, operation)
    select ${chain}, ${place}, ${transactionHash}, safe, slot, ${owners[1]}, true, ${owners[0]}, 5, '0x', 0
    from seeded where ${isModule}`.execute(db)
}

const zero = sql.lit(`0x${'0'.repeat(40)}`)
const callTo = (tokens: readonly Address[]) =>
  sql`case when i % 2 = 0 then ${sql.lit(tokens[0] ?? `0x${'0'.repeat(40)}`)} else ${zero} end`
const callData = (recipient: Address) =>
  sql`case when i % 2 = 0 then ${sql.lit(`0xa9059cbb${recipient.slice(2).toLowerCase().padStart(64, '0')}`)}
    || lpad(to_hex(i), 64, '0') else '0x' end`

/** Outgoing transfers of the executions, and incoming tokens (listed or not), native currency and NFTs. */
async function seedTransfers(db: Kysely<Database>, { chainId, owners, tokens }: SeedWorldParameters): Promise<void> {
  const known = sql`(${[...tokens]} :: text[])[1 + i % ${sql.lit(tokens.length)}]`
  await sql`insert into transfer (chain_id, block_number, log_index, transaction_hash, safe, transaction_index, kind,
      position, token, sender, recipient, value, token_id)
    select ${sql.lit(chainId)}, block, slot * 10 + 1, ${transactionHash}, safe, slot, kind, (slot * 10 + 1) :: text,
      case when kind = 'erc20' then case when ${isMultisig} then ${sql.lit(tokens[0] ?? '')}
        when ${isGift} then ${strangeToken(sql`gift % ${sql.lit(gifts)}`)} else ${known} end
        when kind = 'erc721' then ${picture(sql`(i / 10) % 20`)} end,
      case when ${isMultisig} then safe else ${owners[1]} end, case when ${isMultisig} then ${owners[1]} else safe end,
      case when kind <> 'erc721' then case when i % 70 = 8 then 0 else i end end,
      case when kind = 'erc721' then i end
    from (
      select *, case when ${isMultisig} and i % 2 = 0 or i % 10 = 8 then 'erc20'
        when i % 20 = 9 and i % 3 = 0 then 'erc721' else 'native' end as kind
      from seeded where not ${isModule}
    ) as moved`.execute(db)
}

/** Proposals of the executions, a hundredth of them with a conflicting one, and pending ones. */
async function seedStatements(db: Kysely<Database>, { chainId, owners, tokens }: SeedWorldParameters): Promise<void> {
  const chain = sql.lit(chainId)
  const at = sql`to_timestamp(${sql.lit(blocksFrom)} + block * 12 - 60)`
  const propose = (
    from: RawBuilder<unknown>,
    proposalHash: RawBuilder<unknown>,
    { settled = false, trusted = true } = {},
  ) => sql`
    insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
      gas_price, gas_token, refund_receiver, nonce, proposer, origin, trusted, settled, created_at,
      modified_at)
    select ${chain}, safe, ${proposalHash}, ${callTo(tokens)}, case when i % 2 = 0 then 0 else 1000 end,
      ${callData(owners[1])}, 0, 0, 0, 0, ${zero}, ${zero}, nonce, ${owners[0]}, '{"name":"App"}', ${sql.lit(trusted)},
      ${sql.lit(settled)}, ${at}, ${at}
    from ${from}`
  const confirm = (from: RawBuilder<unknown>, proposalHash: RawBuilder<unknown>, by: readonly Address[]) => sql`
    insert into confirmation (chain_id, safe, safe_tx_hash, owner, signature, kind, verdict, verified_block, created_at)
    select ${chain}, safe, ${proposalHash}, owner, '0x' || repeat('ab', 65), 'eoa', 'valid', block, ${at}
    from ${from}, unnest(${[...by]} :: text[]) as owner`
  const executed = sql`(select * from seeded where ${isMultisig}) as executed`
  await propose(executed, safeTxHash, { settled: true }).execute(db)
  await confirm(executed, safeTxHash, owners).execute(db)
  const replaced = sql`(select * from seeded where ${isMultisig} and i % 100 = 1) as replaced`
  await propose(replaced, hash('replaced', sql`i`)).execute(db)
  await confirm(replaced, hash('replaced', sql`i`), [owners[0]]).execute(db)
  const waiting = (few: number, many: number) => sql`(
    select safe, nonce + n as nonce, n as i, number, 1 as block
    from seeded_safe, generate_series(0, case when count > 500 then ${sql.lit(many)} else ${sql.lit(few)} end) as n
  ) as waiting`
  const waitingHash = hash('waiting', sql`number`, sql`i`)
  await propose(waiting(2, 29), waitingHash).execute(db)
  await confirm(waiting(2, 29), waitingHash, [owners[0]]).execute(db)
  await propose(waiting(0, 39), hash('unsigned', sql`number`, sql`i`), { trusted: false }).execute(db)
  const messages = sql`(
    select safe, number, n as i, n as block from seeded_safe, generate_series(1, 1 + count :: int / 20) as n
  ) as said`
  const messageHash = hash('message', sql`number`, sql`i`)
  await sql`insert into message (chain_id, safe, message_hash, message, proposed_by, created_at, modified_at)
    select ${chain}, safe, ${messageHash}, '"hello"', ${owners[0]}, ${at}, ${at} from ${messages}`.execute(db)
  await sql`insert into message_confirmation
      (chain_id, safe, message_hash, owner, signature, kind, verdict, verified_block, created_at)
    select ${chain}, safe, ${messageHash}, ${owners[0]}, '0x' || repeat('ab', 65), 'eoa', 'valid', 1, ${at}
    from ${messages}`.execute(db)
}
