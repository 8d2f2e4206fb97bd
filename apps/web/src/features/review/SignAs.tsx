import type { OwnerNode } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Address } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { ownerTreeQuery } from '../../domain/safe/ownerTreeQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { findRoute } from '../../domain/safe/useNestedOwnerSafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { countValid, isOpen, type Report } from '../../domain/transactions/Report.ts'
import { isApprovalOf } from '../../domain/transactions/usePendingActions.ts'
import { useQueue } from '../../domain/transactions/useQueue.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { nestedText as words } from '../../lib/messages/nested.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SafeOwners.module.css'
import { SignAsForm } from './SignAsForm.tsx'

/** Unsigned owners that are Safes and that the account can sign for. */
export function useSignableOwners(report: Report, account: Address | undefined): readonly OwnerNode[] {
  const services = useServices()
  const { data: tree } = useQuery({
    ...ownerTreeQuery(services, report.id),
    enabled: report.progress === 'waiting' && account !== undefined,
  })
  const nodes = tree?.nodes?.value
  if (!nodes || !account || report.progress !== 'waiting' || !report.transaction) return []
  const isDeadEnd = (owner: Address) => tree.checks.some(({ actual, code }) => code === 'DEADLOCK' && actual === owner)
  return nodes
    .slice(1)
    .filter(
      ({ safe: from }) =>
        report.missing.includes(from) && !isDeadEnd(from) && findRoute({ nodes, from, account }) !== undefined,
    )
}

export type SignAsProps = { owner: OwnerNode; report: Report; safe: CurrentSafe }

/** Signs as an owner that is a Safe: starts its approval or shows its progress. */
export function SignAs({ owner: { safe: address }, report, safe }: SignAsProps) {
  const labelOf = useLabelOf()
  const [isChosen, setChosen] = useState(false)
  const approval = useApproval(report, address)
  const name = labelOf(address) ?? shortAddress(address)
  const owner: CurrentSafe = { ...safe, address, params: { ...safe.params, safe: address } }
  if (approval)
    return (
      <p className={styles.line}>
        {name}: {words.waits(approval.valid, approval.threshold, approval.nonce)}
        <Link params={{ ...owner.params, id: approval.safeTxHash }} to="/$chain/$safe/tx/$id">
          {words.look}
        </Link>
      </p>
    )
  if (isChosen) return <SignAsForm name={name} onStop={() => setChosen(false)} owner={owner} report={report} />
  return (
    <div>
      <Button look="primary" onClick={() => setChosen(true)}>
        {words.signAs(name)}
      </Button>
    </div>
  )
}

/** The owner's pending approval transaction, verified like any other. */
export function useApproval(report: Report, owner: Address) {
  const { chainId } = report.id
  const { entries } = useQueue({ chainId, address: owner })
  for (const { report: candidate, safeTxHash } of entries) {
    const { state, transaction } = candidate ?? {}
    if (!candidate || !state || !transaction || !isOpen(candidate)) continue
    if (isApprovalOf({ owner, transaction: transaction.value }, report.id))
      return { safeTxHash, nonce: transaction.value.nonce, valid: countValid(candidate), threshold: state.threshold }
  }
  return undefined
}
