import { type Selectable, sql } from 'kysely'
import { type Address, type Hash, zeroAddress } from 'viem'
import type { Database, Db } from '../schema.ts'
import { listTransferCauses, toCauseKey } from './listTransferCauses.ts'
import type { TokenRecord } from './Records.ts'
import { listTokens } from './tokens.ts'

/** Cursor: the key of the last transfer of a page. */
export type MovementPosition = { blockNumber: number; kind: string; logIndex: number; position: string }

export type ListMovementsPageParameters = {
  /** Undefined for the newest. */
  after: MovementPosition | undefined
  chainId: number
  limit: number
  safe: Address
  /** The last block to include. */
  upTo: number | undefined
}

/** A transfer with its block, chain transaction and token, which it shares with others. */
export type MovementRow = {
  execution: { nonce: bigint | null; origin: string | null; safe_tx_hash: Hash } | undefined
  module: Address | undefined
  moved: MovedRow
  paid: { network_fee: bigint | null; sender: Address } | undefined
  timestamp: number
  token: TokenRecord | undefined
}

/** Most outgoing native transfers of one transaction that are searched for a refund. */
const maxTraced = 500

type MovedRow = Omit<Selectable<Database['transfer']>, 'chain_id' | 'safe' | 'transaction_index'> & {
  is_refund: boolean
}

/**
 * Transfers of a Safe, newest first, each with its cause and its gas. Pages start at a cursor, so that all cost the same.
 * Data of a chain transaction is read once for all of its transfers: a payroll has hundreds. One snapshot: a block that is
 * replaced meanwhile is there with all of its rows or with none.
 */
export function listMovementsPage(db: Db, parameters: ListMovementsPageParameters): Promise<MovementRow[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const moved = await listMoved(tx, parameters)
      const about = await readAbout(tx, parameters, moved)
      return moved.flatMap((row) => {
        const timestamp = about.timestamps.get(row.block_number)
        if (timestamp === undefined) return []
        const { module, nonce = null, origin = null, safe_tx_hash = null } = about.causes.get(toCauseKey(row)) ?? {}
        return {
          execution: safe_tx_hash === null ? undefined : { nonce, origin, safe_tx_hash },
          module: module ?? undefined,
          moved: row,
          paid: about.paid.get(row.transaction_hash),
          timestamp,
          token: row.token === null ? undefined : about.tokens.get(row.token),
        }
      })
    })
}

async function listMoved(db: Db, { after, chainId, limit, safe, upTo }: ListMovementsPageParameters) {
  // First by the columns of the index, then by all of them.
  const isAfter = (kind: ReturnType<typeof sql>, position: ReturnType<typeof sql>) =>
    after
      ? sql`and (fact.block_number, fact.log_index) <= (${after.blockNumber}, ${after.logIndex})
          and (fact.block_number, fact.log_index, ${kind}, ${position})
            < (${after.blockNumber}, ${after.logIndex}, ${after.kind}, ${after.position})`
      : sql``
  const ofSafe = sql`fact.chain_id = ${chainId} and fact.safe = ${safe}
    ${upTo === undefined ? sql`` : sql`and fact.block_number <= ${upTo}`}`
  const newest = sql`order by block_number desc, log_index desc, kind desc, position desc limit ${limit}`
  const moved = sql`select fact.block_number, fact.log_index, fact.transaction_hash, fact.kind,
      fact.position, fact.token, fact.sender, fact.recipient, fact.value, fact.token_id, false as is_refund
    from transfer as fact
    where ${ofSafe} ${isAfter(sql`fact.kind`, sql`fact.position`)} ${newest}`
  // Refunds in native coin emit no log. Where the execution was traced, they are among its transfers.
  const receiver = sql`coalesce(nullif(fact.refund_receiver, ${zeroAddress}), payer.sender, ${zeroAddress})`
  const place = sql`fact.log_index || ',refund'`
  const refunded = sql`select fact.block_number, fact.log_index, fact.transaction_hash,
      'native' as kind, ${place} as position, null as token, fact.safe as sender, ${receiver} as recipient,
      fact.payment as value, null :: numeric as token_id, true as is_refund
    from multisig_execution as fact
    left join chain_transaction as payer on payer.chain_id = fact.chain_id and payer.hash = fact.transaction_hash
    where ${ofSafe} and fact.payment > 0 and coalesce(fact.gas_token, ${zeroAddress}) = ${zeroAddress}
      and (fact.operation is distinct from 1 or not exists (
        select from (
          select recipient, value from transfer
          where chain_id = fact.chain_id and safe = fact.safe and transaction_hash = fact.transaction_hash
            and kind = 'native' limit ${maxTraced}
        ) as traced
        where traced.recipient = ${receiver} and traced.value = fact.payment))
      ${isAfter(sql`'native'`, place)} ${newest}`
  const { rows } = await sql<MovedRow>`(${moved}) union all (${refunded}) ${newest}`.execute(db)
  return rows
}

/** Blocks, chain transactions and tokens of a page. */
async function readAbout(
  db: Db,
  { chainId, safe }: Pick<ListMovementsPageParameters, 'chainId' | 'safe'>,
  rows: readonly MovedRow[],
) {
  const blocks = [...new Set(rows.map(({ block_number }) => block_number))]
  const hashes = [...new Set(rows.map(({ transaction_hash }) => transaction_hash))]
  const ofPage = sql<Hash>`any(${hashes} :: text[])`
  const timestamps = await db
    .selectFrom('block')
    .where('chain_id', '=', chainId)
    .where('number', '=', sql<number>`any(${blocks} :: bigint[])`)
    .select(['number', 'timestamp'])
    .execute()
  const paid = await db
    .selectFrom('chain_transaction')
    .where('chain_id', '=', chainId)
    .where('hash', '=', ofPage)
    .select(['hash', 'sender', sql<bigint | null>`gas_used * gas_price`.as('network_fee')])
    .execute()
  const causes = await listTransferCauses(db, { chainId, rows, safe })
  const tokens = await listTokens(db, { addresses: [...new Set(rows.flatMap(({ token }) => token ?? []))], chainId })
  return {
    causes,
    paid: new Map(paid.map((row) => [row.hash, row])),
    timestamps: new Map(timestamps.map(({ number, timestamp }) => [number, timestamp])),
    tokens: new Map(tokens.map((token) => [token.address, token])),
  }
}
