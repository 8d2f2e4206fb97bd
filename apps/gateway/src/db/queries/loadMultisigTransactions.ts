import { BaseError } from '@countersign/protocol/errors'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type Address, type Hash, zeroAddress } from 'viem'
import { recoverHere, recoverSignatures, splitSignatures } from '../../lib/recoverSignatures.ts'
import type { Database, Db } from '../schema.ts'
import type { Confirmation, Execution, MultisigTransactionRecord, Proposal } from './Records.ts'
import { thresholdAt } from './thresholdAt.ts'

type LoadMultisigTransactionsParameters = {
  chainId: number
  /** Only events of this Safe: by delegatecall any other one can emit events about its hashes. */
  safe: Address
  safeTxHashes: readonly Hash[]
}

type ProposalRow = Selectable<Database['proposal']>
type ExecutionRow = Selectable<Database['multisig_execution']> & {
  timestamp: number
  gas_used: bigint | null
  paid_gas_price: bigint | null
  max_fee_per_gas: bigint | null
  max_priority_fee_per_gas: bigint | null
  sender: Address | null
  /** Whether its signers were not recovered yet. */
  are_signers_open: boolean
  threshold_then: number
}

/** Signatures to recover for one response, at half a millisecond each. Others are recovered in the background. */
const maxRecovered = 200
/** Characters of an execution's signatures that are parsed for one response: strangers can store megabytes. */
const maxLength = 65_000

/**
 * Most confirmations of one page and source, and of one transaction. A Safe can emit any number of approvals of its own
 * hashes; no contract checks more signatures than this within a block's gas.
 */
const maxConfirmations = { ofPage: 10_000, ofTransaction: { min: 50, max: 250 } }

/**
 * Proposals, executions and confirmations of a Safe, in the order of the hashes: three queries for any number. By
 * delegatecall any Safe can emit events about the hash of another one, so only rows of this Safe are read.
 */
export async function loadMultisigTransactions(
  db: Db,
  { chainId, safe, safeTxHashes }: LoadMultisigTransactionsParameters,
): Promise<MultisigTransactionRecord[]> {
  if (safeTxHashes.length === 0) return []
  const [proposals, executions, stored] = await Promise.all([
    db
      .selectFrom('proposal')
      .where('chain_id', '=', chainId)
      .where('safe', '=', safe)
      .where('safe_tx_hash', 'in', safeTxHashes)
      .selectAll()
      .execute(),
    listExecutions(db, { chainId, safe, safeTxHashes }),
    listConfirmations(db, { chainId, safe, safeTxHashes }),
  ])
  const confirmations = mergeConfirmations([...stored, ...(await recoverOpen(executions))])
  const proposalOf = new Map(proposals.map((row) => [row.safe_tx_hash, row]))
  const executionOf = new Map(executions.map((row) => [row.safe_tx_hash, row]))
  return safeTxHashes.flatMap((safeTxHash) => {
    const proposal = proposalOf.get(safeTxHash)
    const execution = executionOf.get(safeTxHash)
    const row = proposal ?? execution
    if (!row) return []
    return {
      type: 'multisig' as const,
      chainId,
      confirmations: confirmations.get(safeTxHash) ?? [],
      execution: execution && toExecution(execution),
      proposal: proposal && toProposal(proposal),
      safe,
      safeTxHash,
      transaction: toTransaction(row),
    }
  })
}

/** The hashes, each with its first execution: a nonce is used once, later ones are imitations. */
function selectFirstExecutions(
  { chainId, safe, safeTxHashes }: LoadMultisigTransactionsParameters,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`unnest(${[...safeTxHashes]} :: text[]) as input (hash)
    cross join lateral (
      select ${columns} from multisig_execution
      where chain_id = ${chainId} and safe = ${safe} and safe_tx_hash = input.hash
      order by block_number, log_index limit 1
    ) as execution`
}

async function listExecutions(db: Db, parameters: LoadMultisigTransactionsParameters): Promise<ExecutionRow[]> {
  const { rows } = await sql<ExecutionRow>`
    select execution.*, block.timestamp, chain_transaction.gas_used, chain_transaction.gas_price as paid_gas_price,
      chain_transaction.max_fee_per_gas, chain_transaction.max_priority_fee_per_gas,
      chain_transaction.sender,
      case when execution.block_number > checkpoint.signers_block then not exists (
        select from execution_signature as known
        where known.chain_id = execution.chain_id and known.block_number = execution.block_number
          and known.log_index = execution.log_index and known.safe = execution.safe
      ) else false end as are_signers_open,
      coalesce(${thresholdAt}, 0) as threshold_then
    from ${selectFirstExecutions(parameters, sql`*`)}
    join block on block.chain_id = execution.chain_id and block.number = execution.block_number
    left join checkpoint on checkpoint.chain_id = execution.chain_id
    left join chain_transaction on chain_transaction.chain_id = execution.chain_id
      and chain_transaction.hash = execution.transaction_hash
    order by execution.block_number, execution.log_index`.execute(db)
  return rows
}

/** Recovers the signers of executions that are not stored yet, up to the limit of one response. */
async function recoverOpen(executions: readonly ExecutionRow[]): Promise<ConfirmationRow[]> {
  let count = 0
  const open = executions.flatMap(({ are_signers_open, safe_tx_hash, signatures: packed, timestamp, ...row }) => {
    const isShort = packed !== null && packed.length <= maxLength
    const signatures = are_signers_open && isShort ? splitSignatures(packed, row.threshold_then || null) : []
    count += signatures.length
    return signatures.length > 0 && count <= maxRecovered
      ? [{ created_at: new Date(timestamp * 1000), hash: safe_tx_hash, signatures }]
      : []
  })
  const found = await recoverSignatures(open, recoverHere)
  return open.flatMap(({ created_at, hash }, index) =>
    (found[index] ?? []).map((signature) => ({
      created_at,
      rank: 0,
      safe_tx_hash: hash,
      source: 'chain' as const,
      verdict: 'valid' as const,
      ...signature,
    })),
  )
}

type ConfirmationRow = Omit<Confirmation, 'createdAt'> & {
  created_at: Date
  /** Signatures of the execution first, then those sent to the service, then approvals on the chain. */
  rank: number
  safe_tx_hash: Hash
}

/** Each source on its own, by Safe and up to the limit: an owner may be in several. */
async function listConfirmations(db: Db, parameters: LoadMultisigTransactionsParameters): Promise<ConfirmationRow[]> {
  const { chainId, safe, safeTxHashes } = parameters
  const { ofPage, ofTransaction } = maxConfirmations
  const max = Math.max(ofTransaction.min, Math.min(ofTransaction.max, Math.floor(ofPage / safeTxHashes.length)))
  const { rows } = await sql<ConfirmationRow>`
    select execution.safe_tx_hash, signed.owner, signed.signature, signed.kind, 'valid' as verdict, 'chain' as source,
      0 as rank, to_timestamp(block.timestamp) as created_at
    from ${selectFirstExecutions(parameters, sql`safe_tx_hash, block_number, log_index`)}
    join block on block.chain_id = ${chainId} and block.number = execution.block_number
    cross join lateral (
      select owner, signature, kind from execution_signature
      where chain_id = ${chainId} and block_number = execution.block_number and log_index = execution.log_index
        and safe = ${safe}
      order by position limit ${max}
    ) as signed
    union all
    select input.hash, sent.owner, sent.signature, sent.kind, sent.verdict, 'service', 1, sent.created_at
    from unnest(${[...safeTxHashes]} :: text[]) as input (hash)
    cross join lateral (
      select * from confirmation where chain_id = ${chainId} and safe_tx_hash = input.hash and safe = ${safe}
      order by owner limit ${max}
    ) as sent
    union all
    select input.hash, approved.owner,
      '0x' || lpad(lower(substr(approved.owner, 3)), 64, '0') || repeat('0', 64) || '01', 'approvedHash', 'valid',
      'chain', 2, to_timestamp(block.timestamp)
    from unnest(${[...safeTxHashes]} :: text[]) as input (hash)
    cross join lateral (${selectApprovals({ chainId, max, safe })}) as approved
    join block on block.chain_id = ${chainId} and block.number = approved.block_number`.execute(db)
  return rows
}

/** The first approval of each owner, by skipping through the index: repeated approvals are not read. */
function selectApprovals({ chainId, max, safe }: { chainId: number; max: number; safe: Address }) {
  const next = (isNext: RawBuilder<unknown>) => sql`select owner, block_number from approved_hash
    where chain_id = ${chainId} and safe = ${safe} and approved_hash.hash = input.hash and ${isNext}
    order by owner, block_number, log_index limit 1`
  return sql`with recursive approval as (
      (${next(sql`true`)})
      union all
      select following.* from approval
      cross join lateral (${next(sql`approved_hash.owner > approval.owner`)}) as following
    )
    select * from approval limit ${max}`
}

/** One per owner: signatures of the execution win, with the time when the service first saw one. */
function mergeConfirmations(rows: readonly ConfirmationRow[]): Map<Hash, Confirmation[]> {
  const byTransaction = new Map<Hash, Map<Address, ConfirmationRow[]>>()
  for (const row of rows) {
    const byOwner = byTransaction.get(row.safe_tx_hash) ?? new Map<Address, ConfirmationRow[]>()
    byTransaction.set(row.safe_tx_hash, byOwner)
    const ofOwner = byOwner.get(row.owner)
    if (ofOwner) ofOwner.push(row)
    else byOwner.set(row.owner, [row])
  }
  return new Map([...byTransaction].map(([hash, byOwner]) => [hash, toConfirmations([...byOwner.values()])]))
}

function toConfirmations(owners: readonly (readonly ConfirmationRow[])[]): Confirmation[] {
  const confirmations = owners.flatMap((rows): Confirmation[] => {
    const [first, ...others] = rows.toSorted((one, other) => one.rank - other.rank)
    if (!first) return []
    const { created_at, kind, owner, signature, source, verdict } = first
    const earlier = [first, ...others].flatMap((row) =>
      row.rank > 0 && row.verdict === 'valid' ? [row.created_at.getTime()] : [],
    )
    const createdAt = earlier.length > 0 ? new Date(Math.min(...earlier)) : created_at
    return [{ createdAt, kind, owner, signature, source, verdict }]
  })
  return confirmations.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.owner < other.owner ? -1 : 1),
  )
}

function toProposal(row: ProposalRow): Proposal {
  return {
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    origin: row.origin,
    proposedByDelegate: row.proposed_by_delegate,
    proposer: row.proposer,
    trusted: row.trusted,
  }
}

function toExecution(row: ExecutionRow): Execution {
  return {
    blockNumber: row.block_number,
    executor: row.executor ?? row.sender,
    gasPrice: row.paid_gas_price,
    gasUsed: row.gas_used,
    logIndex: row.log_index,
    maxFeePerGas: row.max_fee_per_gas,
    maxPriorityFeePerGas: row.max_priority_fee_per_gas,
    payment: row.payment,
    signatures: row.signatures,
    success: row.success,
    threshold: row.threshold_then,
    timestamp: row.timestamp,
    transactionHash: row.transaction_hash,
  }
}

function toTransaction(row: ExecutionRow | ProposalRow): SafeTransaction | undefined {
  if (row.to === null || row.nonce === null || row.operation === null) return undefined
  return {
    to: row.to,
    value: row.value ?? 0n,
    data: row.data ?? '0x',
    operation: toOperation(row.operation),
    safeTxGas: row.safe_tx_gas ?? 0n,
    baseGas: row.base_gas ?? 0n,
    gasPrice: row.gas_price ?? 0n,
    gasToken: row.gas_token ?? zeroAddress,
    refundReceiver: row.refund_receiver ?? zeroAddress,
    nonce: row.nonce,
  }
}

type HashOnChain = { chainId: number; safeTxHash: Hash }

/** A multisig transaction by its safeTxHash, whether proposed here or only executed on the chain. */
export async function findMultisigTransaction(
  db: Db,
  { chainId, safeTxHash }: HashOnChain,
): Promise<MultisigTransactionRecord | undefined> {
  const safe = await findSafeOfHash(db, { chainId, safeTxHash })
  if (!safe) return undefined
  const [record] = await loadMultisigTransactions(db, { chainId, safe, safeTxHashes: [safeTxHash] })
  return record
}

/**
 * The Safe of a hash. Proposals were verified on arrival, executions with known parameters when they were indexed: these
 * come first. Other Safes can emit any number of events about the hash, so only one row is read.
 */
async function findSafeOfHash(db: Db, { chainId, safeTxHash }: HashOnChain): Promise<Address | undefined> {
  const { rows } = await sql<{ safe: Address | null }>`select coalesce(
    (select safe from proposal where chain_id = ${chainId} and safe_tx_hash = ${safeTxHash}),
    (select safe from multisig_execution where chain_id = ${chainId} and safe_tx_hash = ${safeTxHash}
      order by (source is null), block_number, log_index limit 1)
  ) as safe`.execute(db)
  return rows[0]?.safe ?? undefined
}

/** The column is a number; only call and delegatecall are ever stored. */
export function toOperation(operation: number): 0 | 1 {
  if (operation === 0 || operation === 1) return operation
  throw new BaseError('UNKNOWN_OPERATION', `Unknown operation ${operation} of a stored transaction.`)
}
