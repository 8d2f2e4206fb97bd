import { type RawBuilder, sql } from 'kysely'
import { type Address, type Hash, type Hex, zeroAddress } from 'viem'
import type { Db } from '../schema.ts'
import { type Change, foldChanges, toAddress } from './foldChanges.ts'
import { findSummary } from './safeSummaries.ts'

export type FindSafeParameters = { address: Address; chainId: number }

export type SafeRecord = {
  address: Address
  chainId: number
  creation: {
    blockNumber: number
    creator: Address
    factory: Address
    initializer: Hex | null
    saltNonce: bigint | null
    singleton: Address
    timestamp: number
    transactionHash: Hash
  }
  fallbackHandler: Address | null
  guard: Address | null
  moduleGuard: Address | null
  modules: Address[]
  nonce: bigint
  /** In the order of the contract's own list. */
  owners: Address[]
  singleton: Address
  threshold: number
}

/** One query for the creation, one for all setting events: the current values are their fold. */
export async function findSafe(db: Db, { address, chainId }: FindSafeParameters): Promise<SafeRecord | undefined> {
  const [creation, changes, nonce] = await Promise.all([
    findCreation(db, { address, chainId }),
    listChanges(db, { address, chainId }),
    getNonce(db, { address, chainId }),
  ])
  if (!creation) return undefined
  const { modules, owners, settings } = foldChanges(changes)
  return {
    address,
    chainId,
    creation,
    fallbackHandler: toSetting(settings.get('fallbackHandler')),
    guard: toSetting(settings.get('guard')),
    moduleGuard: toSetting(settings.get('moduleGuard')),
    modules,
    nonce,
    owners,
    singleton: toSetting(settings.get('masterCopy')) ?? creation.singleton,
    threshold: Number(settings.get('threshold') ?? 0),
  }
}

async function findCreation(db: Db, { address, chainId }: FindSafeParameters) {
  return db
    .selectFrom('safe_creation')
    .innerJoin('block', (join) =>
      join
        .onRef('block.chain_id', '=', 'safe_creation.chain_id')
        .onRef('block.number', '=', 'safe_creation.block_number'),
    )
    .where('safe_creation.chain_id', '=', chainId)
    .where('safe', '=', address)
    .select([
      'block_number as blockNumber',
      'creator',
      'factory',
      'initializer',
      'salt_nonce as saltNonce',
      'singleton',
      'timestamp',
      'transaction_hash as transactionHash',
    ])
    .executeTakeFirst()
}

/**
 * Most events of each kind that are read, newest first. No honest Safe comes near it; by delegatecall a Safe can emit tens
 * of thousands in one transaction, which every request would read.
 */
const maxChanges = 5_000

async function listChanges(db: Db, { address, chainId }: FindSafeParameters): Promise<Change[]> {
  const newest = (columns: RawBuilder<unknown>, table: RawBuilder<unknown>, max = maxChanges) => sql`(
    select block_number, log_index, ${columns} from ${table}
    where chain_id = ${chainId} and safe = ${address} order by block_number desc, log_index desc limit ${max})`
  const { rows } = await sql<Change>`
    select block_number, log_index, kind, value from (
      ${newest(sql`position, kind, owner as value`, sql`owner_event`)}
      union all
      ${newest(sql`0, kind, module`, sql`module_event`)}
      union all
      ${newest(sql`0, 'threshold', threshold :: text`, sql`threshold_event`, 1)}
      union all
      ${newest(sql`0, kind, value`, sql`setting_event`)}
    ) as change
    order by block_number, log_index, position`.execute(db)
  return rows
}

/** Any uint256: code run by delegatecall can emit any nonce. */
async function getNonce(db: Db, { address, chainId }: FindSafeParameters): Promise<bigint> {
  // Every execution, failed ones too, uses one nonce; the maximum covers an index that starts in the middle of a history.
  const { executions, highest_nonce: highest } = await findSummary(db, { chainId, safe: address })
  const next = highest === null ? 0n : highest + 1n
  return BigInt(executions) > next ? BigInt(executions) : next
}

function toSetting(value: string | undefined): Address | null {
  return value === undefined || value === zeroAddress ? null : toAddress(value)
}
