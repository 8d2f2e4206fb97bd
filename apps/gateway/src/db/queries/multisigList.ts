import { type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { SafeKey } from './cacheVersions.ts'
import { type CandidateList, isConfirmed } from './multisigCandidates.ts'
import { type MultisigTransactionFilter, toNonces, toRange } from './multisigFilter.ts'
import { hasTrustedSignature } from './queue.ts'

export type MultisigList = CandidateList & {
  /** Lower nonces can no longer be executed: their signatures are checked against the owners of that time. */
  nextNonce: bigint
  /** Current owners, whose signatures count. @default those who owned it when they signed */
  owners?: readonly Address[] | undefined
}

type SelectListedParameters = MultisigList & {
  /** Candidates: no other row can be on the page. @default all of the Safe */
  among: readonly Hash[] | undefined
}

/**
 * Most executions that are read where no index has the candidates: only Safes with unclear nonces, which can emit any
 * number of false executions by delegatecall.
 */
const maxScanned = 50_000

const selectNewest = ({ chainId, safe }: Pick<MultisigList, 'chainId' | 'safe'>) => sql`(
  select * from multisig_execution where chain_id = ${chainId} and safe = ${safe}
  order by block_number desc limit ${maxScanned})`

/** Proposals and executions, one row for a proposal with its execution. */
export function selectListed({ among, ...list }: SelectListedParameters): RawBuilder<unknown> {
  const { chainId, filter = {}, safe } = list
  const isAmong = among ? sql`and safe_tx_hash = any(${[...among]} :: text[])` : sql``
  const nonces = toNonces(filter)
  return sql`
    from (
      select coalesce(proposal.safe_tx_hash, execution.safe_tx_hash) as safe_tx_hash,
        coalesce(proposal.nonce, execution.nonce) as nonce, coalesce(proposal."to", execution."to") as "to",
        coalesce(proposal.value, execution.value) as value,
        ${isStored({ ...list, filter: {} })} as trusted, execution.timestamp as executed_at,
        execution.safe_tx_hash is not null as executed,
        execution.success, execution.transaction_hash,
        coalesce(proposal.created_at, to_timestamp(execution.timestamp)) as created_at,
        greatest(proposal.modified_at, to_timestamp(execution.timestamp)) as modified_at
      from (
        select * from proposal where chain_id = ${chainId} and safe = ${safe} and ${nonces} ${isAmong}
      ) as proposal
      full join (
        select distinct on (safe_tx_hash) multisig_execution.*, block.timestamp
        from ${among ? sql`multisig_execution` : sql`${selectNewest(list)} as multisig_execution`}
        join block on block.chain_id = multisig_execution.chain_id and block.number = multisig_execution.block_number
        where multisig_execution.chain_id = ${chainId} and safe = ${safe} and (${nonces} or nonce is null) ${isAmong}
        order by safe_tx_hash, block_number, log_index
      ) as execution on execution.safe_tx_hash = proposal.safe_tx_hash
    ) as listed
    where ${sql.join(toConditions(filter, { chainId, safe }), sql` and `)}`
}

/**
 * All of such a list, once each: executions, and proposals without one. An execution with unknown parameters has no nonce,
 * which its proposal may have.
 */
export function selectAll(parameters: MultisigList): RawBuilder<unknown> {
  const { chainId, filter = {}, safe } = parameters
  const nonces = toNonces(filter)
  return sql`
    select safe_tx_hash, nonce from (
      select execution.safe_tx_hash, coalesce(execution.nonce, (
        select proposal.nonce from proposal
        where proposal.chain_id = ${chainId} and proposal.safe_tx_hash = execution.safe_tx_hash and proposal.safe = ${safe}
      )) as nonce
      from ${selectNewest(parameters)} as execution
      where (${nonces} or nonce is null)
    ) as executed where ${nonces}
    union
    select safe_tx_hash, nonce from (
      select * from proposal where chain_id = ${chainId} and safe = ${safe} and ${nonces} and not ${isExecuted}
      -- Few are left, and only of those it is asked who signed.
      offset 0
    ) as proposal where ${isStored(parameters)}`
}

/** Conditions on the table `proposal`. `offset 0` makes the planner look each one up instead of hashing all executions. */
export const isExecuted = sql`exists (
    select from multisig_execution as execution
    where execution.chain_id = proposal.chain_id and execution.safe_tx_hash = proposal.safe_tx_hash
      and execution.safe = proposal.safe offset 0
  )`
export const isStored = ({ filter = {}, nextNonce, owners }: Pick<MultisigList, 'filter' | 'nextNonce' | 'owners'>) => {
  if (filter.isTrustedOnly === false) return sql`true`
  if (!owners) return sql`proposal.trusted`
  return sql`(proposal.nonce < ${nextNonce.toString()} :: numeric and proposal.trusted or ${hasTrustedSignature(owners)})`
}
/** Whether it is signed, if the filter needs that. Executions are. */
export const isSigned = ({
  chainId,
  filter: { hasConfirmations } = {},
  safe,
}: Pick<MultisigList, 'chainId' | 'filter' | 'safe'>) => {
  if (hasConfirmations === undefined) return sql`true`
  return sql`(${isExecuted} or ${isConfirmed({ chainId, hash: sql`proposal.safe_tx_hash`, safe })}) = ${hasConfirmations}`
}
export const isTrustedProposal = ({ isTrustedOnly }: MultisigTransactionFilter) =>
  isTrustedOnly === false ? sql`true` : sql`trusted`

/** Whether the list has no filter, or only one by nonces: most have none. */
export function isOfNoncesOnly({ filter = {} }: Pick<MultisigList, 'filter'>): boolean {
  const { hasConfirmations: _has, isExecuted: _isExecuted, isTrustedOnly: _isTrustedOnly, ...named } = filter
  const { nonce: _nonce, nonceFrom: _from, nonceTo: _to, ...others } = named
  return Object.values(others).every((value) => value === undefined)
}

/** The range of nonces, both ends included. */
export function toBounds({ nonce, nonceFrom = 0n, nonceTo }: MultisigTransactionFilter): [bigint, bigint | undefined] {
  const isLower = nonce === undefined || (nonceTo !== undefined && nonceTo < nonce)
  return [nonce !== undefined && nonce > nonceFrom ? nonce : nonceFrom, isLower ? nonceTo : nonce]
}

function toConditions(filter: MultisigTransactionFilter, place: SafeKey): RawBuilder<unknown>[] {
  const { hasConfirmations, isExecuted, isFailed, isTrustedOnly = true, safeTxHash, to, transactionHash } = filter
  return [
    isTrustedOnly ? sql`(executed or trusted)` : sql`true`,
    ...toRange(sql`executed_at`, filter.executedFrom, filter.executedTo),
    ...toRange(sql`extract(epoch from modified_at)`, filter.modifiedFrom, filter.modifiedTo),
    ...toRange(sql`extract(epoch from created_at)`, filter.submittedFrom, filter.submittedTo),
    ...toRange(sql`nonce`, filter.nonce, filter.nonce),
    ...toRange(sql`nonce`, filter.nonceFrom, filter.nonceTo),
    ...toRange(sql`value`, filter.value, filter.value),
    ...toRange(sql`value`, filter.valueFrom, filter.valueTo),
    ...(isExecuted === undefined ? [] : [sql`executed = ${isExecuted}`]),
    ...(isFailed === undefined ? [] : [sql`success = ${!isFailed}`]),
    ...(safeTxHash === undefined ? [] : [sql`safe_tx_hash = ${safeTxHash}`]),
    ...(to === undefined ? [] : [sql`"to" = ${to}`]),
    ...(transactionHash === undefined ? [] : [sql`transaction_hash = ${transactionHash}`]),
    ...(hasConfirmations === undefined
      ? []
      : [sql`(executed or ${isConfirmed({ ...place, hash: sql`listed.safe_tx_hash` })}) = ${hasConfirmations}`]),
  ]
}
