import { createHashApproval, type OwnerNode } from '@countersign/protocol/verify'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Address } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { writeKey } from '../../domain/safe/listChangedKeys.ts'
import { ownerTreeQuery } from '../../domain/safe/ownerTreeQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { findRoute } from '../../domain/safe/useNestedOwnerSafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { toStored } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { finishDraft } from '../../domain/signature-store/drafts.ts'
import { publishTransaction, settleWrite } from '../../domain/signing/deliverSignatures.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useNextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { countValid, isOpen, isUnsupported, type Report } from '../../domain/transactions/Report.ts'
import { isApprovalOf } from '../../domain/transactions/usePendingActions.ts'
import { useQueue } from '../../domain/transactions/useQueue.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Consent } from '../../ui/Consent.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './SafeOwners.module.css'

const t = createCatalogue('nested')
const tReview = createCatalogue('review')

/** Unsigned owners that are Safes and that the account can sign for. */
export function useSignableOwners(report: Report, account: Address | undefined): readonly OwnerNode[] {
  const isWaiting = report.progress === 'waiting' && account !== undefined
  const { data: tree } = useQuery({ ...ownerTreeQuery(useServices(), report.id), enabled: isWaiting })
  const nodes = tree?.nodes?.value
  if (!nodes || !isWaiting || !report.transaction) return []
  const isDeadEnd = (owner: Address) => tree.checks.some(({ actual, code }) => code === 'DEADLOCK' && actual === owner)
  const canSign = (from: Address) => !isDeadEnd(from) && findRoute({ nodes, from, account }) !== undefined
  return nodes.slice(1).filter(({ safe }) => report.missing.includes(safe) && canSign(safe))
}

type SignAsProps = { owner: OwnerNode; report: Report; safe: CurrentSafe }

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
        {t('approvalPendingAs', {
          name,
          nonce: String(approval.nonce),
          threshold: approval.threshold,
          valid: approval.valid,
        })}{' '}
        <Link params={{ ...owner.params, id: approval.safeTxHash }} to="/$chain/$safe/tx/$id">
          {t('openApproval')}
        </Link>
      </p>
    )
  const stop = () => setChosen(false)
  return (
    <>
      <Button look="primary" onClick={() => setChosen(true)}>
        {t('signAs', { name })}
      </Button>
      <Dialog isOpen={isChosen} onClose={stop} title={t('signAs', { name })}>
        <SignAsForm name={name} onStop={stop} owner={owner} report={report} />
      </Dialog>
    </>
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

type SignAsFormProps = { report: Report; owner: CurrentSafe; name: string; onStop: () => void }

/** Creates the owner's `approveHash` transaction and opens its review. */
function SignAsForm({ report, owner, name, onStop }: SignAsFormProps) {
  const query = useQuery(safeStateQuery(useServices(), owner))
  const { data: state, error } = query
  const nextNonce = useNextNonce(owner, state?.nonce)
  const publishing = usePublishing(report, owner)
  const [hasConsent, setConsent] = useState(false)
  const isUnsigned = isUnsupported(report)
  return (
    <Stack>
      <p>{t('lead', { name })}</p>
      {publishing.error ? (
        <ErrorNotice error={publishing.error} onRetry={publishing.retry} title={t('publishFailed')}>
          <p>{t('publishFailedText')}</p>
        </ErrorNotice>
      ) : null}
      <QueryError query={query} title={t('unread')} />
      {publishing.isPending ? <p role="status">{t('publishing')}</p> : null}
      {isUnsigned ? (
        <Consent isGiven={hasConsent} onChange={setConsent}>
          {tReview('consentUnsigned')}
        </Consent>
      ) : null}
      {isUnsigned && !hasConsent ? null : state && nextNonce && publishing.isDone ? (
        <TransactionForm
          actions={<Button onClick={onStop}>{t('cancel')}</Button>}
          form="approveHash"
          nextNonce={nextNonce}
          onReview={() => ({ ...createCall(report), value: 0n })}
          safe={owner}
          state={state}
        >
          {null}
        </TransactionForm>
      ) : error || publishing.error ? null : (
        <Skeleton height="block" />
      )}
    </Stack>
  )
}

/** Approves the hash of the verified transaction only. */
function createCall({ id, state, transaction }: Report) {
  if (!transaction || !state) throw new Error('Nothing to approve: the form should not have been there.')
  const { chainId, address: safe, safeTxHash } = id
  return createHashApproval({ chainId, safe, safeTxHash, transaction, version: state.version }).call
}

/** Publishes a local transaction, so that the owning Safe's owners can read it. */
function usePublishing({ id, details, transaction }: Report, owner: CurrentSafe) {
  const services = useServices()
  const isKnown = details !== undefined
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationKey: writeKey(id),
    mutationFn: async () => {
      if (!transaction) throw new Error('Nothing to hand over: the form should not have been there.')
      const { chainId, address: safe, safeTxHash } = id
      const stored = { chainId, safe, hash: safeTxHash, transaction: toStored(transaction.value) }
      const response = await publishTransaction(services.service, { ...stored, owner: owner.address })
      services.drafts.update((drafts) => finishDraft(drafts, safeTxHash))
      return response
    },
    onSettled: (response) => settleWrite(services, id, response),
  })
  const begin = useEffectEvent(() => {
    if (!isKnown) mutate()
  })
  useEffect(() => begin(), [])
  return { error, isPending, isDone: isKnown || isSuccess, retry: () => mutate() }
}
