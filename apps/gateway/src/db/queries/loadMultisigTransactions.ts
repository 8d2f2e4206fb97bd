import type { SafeTransaction } from '@countersign/protocol'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { type Address, type Hash, type Hex, zeroAddress } from 'viem'
import { recoverHere, recoverSignatures, splitSignatures } from '../../lib/recoverSignatures.ts'
import type { Database } from '../schema.ts'
import type { Confirmation, Execution, MultisigTransactionRecord, Proposal, SignatureKind } from './Records.ts'
import { toOperation } from './toOperation.ts'

export type LoadMultisigTransactionsParameters = {
  chainId: number
  /** Only what happened at this Safe. Without it each hash is looked up at the Safe it belongs to. */
  safe?: Address
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
  /** Whether it was not yet its turn to be looked at for who signed it. */
  are_signers_open: boolean
  threshold_then: number
}

/** Signatures whose makers are found for one answer, at half a millisecond each. Of others they are told when it is their turn. */
const mostRecovered = 200
/** Characters of an execution's signatures that are looked at for one answer: a stranger may have written megabytes. */
const mostCharacters = 65_000

/**
 * Proposals, executions and confirmations of these hashes, in the order asked for: three queries for any number, and one
 * more for executions of which it was not yet looked for who signed them.
 * A hash alone proves nothing: by delegatecall any Safe can emit events about the hash of another one. So events count
 * for the Safe that emitted them and no other.
 */
export async function loadMultisigTransactions(
  db: Kysely<Database>,
  { chainId, safe: askedSafe, safeTxHashes }: LoadMultisigTransactionsParameters,
): Promise<MultisigTransactionRecord[]> {
  if (safeTxHashes.length === 0) return []
  const asked = askedSafe === undefined ? {} : { safe: askedSafe }
  const [proposals, executions, stored] = await Promise.all([
    db
      .selectFrom('proposal')
      .where('chain_id', '=', chainId)
      .where('safe_tx_hash', 'in', safeTxHashes)
      .selectAll()
      .execute(),
    listExecutions(db, { chainId, safeTxHashes, ...asked }),
    listConfirmations(db, { chainId, safeTxHashes, ...asked }),
  ])
  const recovered = await recoverOpen(executions)
  const confirmations =
    recovered.length > 0 ? await listConfirmations(db, { chainId, recovered, safeTxHashes, ...asked }) : stored
  const proposalOf = new Map(proposals.map((row) => [toKey(row), row]))
  // Of several executions the first counts: a nonce is used once, what follows can only be an imitation.
  const executionOf = new Map(executions.toReversed().map((row) => [toKey(row), row]))
  return safeTxHashes.flatMap((safe_tx_hash) => {
    const safe = askedSafe ?? findSafeOfHash(safe_tx_hash, { executions, proposals })
    if (!safe) return []
    const key = toKey({ safe, safe_tx_hash })
    const proposal = proposalOf.get(key)
    const execution = executionOf.get(key)
    if (!proposal && !execution) return []
    return {
      type: 'multisig' as const,
      chainId,
      confirmations: confirmations.get(key) ?? [],
      execution: execution && toExecution(execution),
      proposal: proposal && toProposal(proposal),
      safe,
      safeTxHash: safe_tx_hash,
      transaction: proposal ? proposedTransaction(proposal) : execution && executedTransaction(execution),
    }
  })
}

const toKey = ({ safe, safe_tx_hash }: { safe: Address; safe_tx_hash: Hash }) => `${safe}:${safe_tx_hash}`

/** The hash of a proposal was checked when it came in, that of an execution whose contents are known when it was indexed. */
function findSafeOfHash(
  hash: Hash,
  { executions, proposals }: { executions: readonly ExecutionRow[]; proposals: readonly ProposalRow[] },
): Address | undefined {
  const executed = executions.filter((row) => row.safe_tx_hash === hash)
  const found =
    proposals.find((row) => row.safe_tx_hash === hash) ?? executed.find((row) => row.source !== null) ?? executed[0]
  return found?.safe
}

/** Where tables are divided by Safe, one part is asked and not all. */
function isOf(column: RawBuilder<unknown>, safe: Address | undefined): RawBuilder<unknown> {
  return safe === undefined ? sql`true` : sql`${column} = ${safe}`
}

async function listExecutions(
  db: Kysely<Database>,
  { chainId, safe, safeTxHashes }: LoadMultisigTransactionsParameters,
): Promise<ExecutionRow[]> {
  const { rows } = await sql<ExecutionRow>`
    select execution.*, block.timestamp, chain_transaction.gas_used, chain_transaction.gas_price as paid_gas_price,
      chain_transaction.max_fee_per_gas, chain_transaction.max_priority_fee_per_gas,
      chain_transaction.sender,
      case when execution.block_number > checkpoint.signers_block then not exists (
        select from execution_signature as known
        where known.chain_id = execution.chain_id and known.safe_tx_hash = execution.safe_tx_hash
          and known.safe = execution.safe
      ) else false end as are_signers_open,
      coalesce(execution.threshold, (
        select threshold_event.threshold from threshold_event
        where threshold_event.chain_id = execution.chain_id and threshold_event.safe = execution.safe
          and (threshold_event.block_number, threshold_event.log_index) < (execution.block_number, execution.log_index)
        order by threshold_event.block_number desc, threshold_event.log_index desc limit 1
      ), 0) as threshold_then
    from multisig_execution as execution
    join block on block.chain_id = execution.chain_id and block.number = execution.block_number
    left join checkpoint on checkpoint.chain_id = execution.chain_id
    left join chain_transaction on chain_transaction.chain_id = execution.chain_id
      and chain_transaction.hash = execution.transaction_hash
    where execution.chain_id = ${chainId} and execution.safe_tx_hash in (${sql.join(safeTxHashes)})
      and ${isOf(sql`execution.safe`, safe)}
    order by execution.block_number, execution.log_index`.execute(db)
  return rows
}

type RecoveredRow = Pick<ConfirmationRow, 'kind' | 'owner' | 'safe' | 'safe_tx_hash' | 'signature'> & {
  timestamp: number
}

/** Who signed executions that were not looked at yet, as far as one answer may take. */
async function recoverOpen(executions: readonly ExecutionRow[]): Promise<RecoveredRow[]> {
  let count = 0
  const open = executions.flatMap(
    ({ are_signers_open, safe, safe_tx_hash, signatures: packed, threshold, timestamp }) => {
      const isShort = packed !== null && packed.length <= mostCharacters
      const signatures = are_signers_open && isShort ? splitSignatures(packed, threshold) : []
      count += signatures.length
      return signatures.length > 0 && count <= mostRecovered
        ? [{ fact: { safe, safe_tx_hash, timestamp }, hash: safe_tx_hash, signatures }]
        : []
    },
  )
  const found = await recoverSignatures(open, recoverHere)
  return open.flatMap(({ fact }, index) => (found[index] ?? []).map((signature) => ({ ...fact, ...signature })))
}

type ConfirmationRow = {
  created_at: Date
  kind: SignatureKind
  owner: Address
  safe: Address
  safe_tx_hash: Hash
  signature: Hex
  source: Confirmation['source']
  verdict: Confirmation['verdict']
}

/** One per owner: what the chain accepted counts before what was sent to us, but the owner signed when we first saw it. */
async function listConfirmations(
  db: Kysely<Database>,
  {
    chainId,
    recovered = [],
    safe,
    safeTxHashes,
  }: LoadMultisigTransactionsParameters & { recovered?: readonly RecoveredRow[] },
): Promise<Map<string, Confirmation[]>> {
  const hashes = sql.join(safeTxHashes)
  const ofRecovered = sql`union all
      select safe, safe_tx_hash, owner, signature, kind, 'valid', 'chain', 0, to_timestamp(timestamp)
      from json_to_recordset(${JSON.stringify(recovered)} :: json)
        as recovered (safe text, safe_tx_hash text, owner text, signature text, kind text, timestamp bigint)`
  const { rows } = await sql<ConfirmationRow>`
    select distinct on (safe, safe_tx_hash, owner) safe, safe_tx_hash, owner, signature, kind, verdict, source,
      coalesce(
        min(created_at) filter (where rank > 0 and verdict = 'valid') over (partition by safe, safe_tx_hash, owner),
        created_at
      ) as created_at
    from (
      select safe, safe_tx_hash, owner, signature, kind, 'valid' as verdict, 'chain' as source, 0 as rank,
        to_timestamp(block.timestamp) as created_at
      from execution_signature
      join block on block.chain_id = execution_signature.chain_id and block.number = execution_signature.block_number
      where execution_signature.chain_id = ${chainId} and safe_tx_hash in (${hashes})
        and ${isOf(sql`execution_signature.safe`, safe)}
      ${recovered.length > 0 ? ofRecovered : sql``}
      union all
      select safe, safe_tx_hash, owner, signature, kind, verdict, 'service', 1, created_at
      from confirmation where chain_id = ${chainId} and safe_tx_hash in (${hashes})
      union all
      select safe, approved_hash.hash, owner, '0x' || lpad(lower(substr(owner, 3)), 64, '0') || repeat('0', 64) || '01',
        'approvedHash', 'valid', 'chain', 2, to_timestamp(block.timestamp)
      from approved_hash
      join block on block.chain_id = approved_hash.chain_id and block.number = approved_hash.block_number
      where approved_hash.chain_id = ${chainId} and approved_hash.hash in (${hashes})
    ) as confirmation
    order by safe, safe_tx_hash, owner, rank`.execute(db)
  const byTransaction = new Map<string, Confirmation[]>()
  const inOrder = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
  for (const row of inOrder) {
    const { created_at, kind, owner, signature, source, verdict } = row
    const list = byTransaction.get(toKey(row)) ?? []
    byTransaction.set(toKey(row), [...list, { createdAt: created_at, kind, owner, signature, source, verdict }])
  }
  return byTransaction
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

function proposedTransaction(row: ProposalRow): SafeTransaction {
  return {
    to: row.to,
    value: row.value,
    data: row.data,
    operation: toOperation(row.operation),
    safeTxGas: row.safe_tx_gas,
    baseGas: row.base_gas,
    gasPrice: row.gas_price,
    gasToken: row.gas_token,
    refundReceiver: row.refund_receiver,
    nonce: row.nonce,
  }
}

function executedTransaction(row: ExecutionRow): SafeTransaction | undefined {
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
