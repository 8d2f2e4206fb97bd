import { createHashApproval } from '@countersign/protocol/verify'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { writeKey } from '../../domain/safe/listChangedKeys.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { toStored } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { finishDraft } from '../../domain/signature-store/drafts.ts'
import { publishTransaction, settleWrite } from '../../domain/signing/deliverSignatures.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useNextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { isUnsupported, type Report } from '../../domain/transactions/Report.ts'
import { nestedText as words } from '../../lib/messages/nested.ts'
import { signText } from '../../lib/messages/sign.ts'
import { Button } from '../../ui/Button.tsx'
import { Consent } from '../../ui/Consent.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stack } from '../../ui/Stack.tsx'

export type SignAsFormProps = {
  report: Report
  /** The owning Safe to sign as. */
  owner: CurrentSafe
  name: string
  onStop: () => void
}

/** Creates the owner's `approveHash` transaction and opens its review. */
export function SignAsForm({ report, owner, name, onStop }: SignAsFormProps) {
  const services = useServices()
  const query = useQuery(safeStateQuery(services, owner))
  const { data: state, error } = query
  const nextNonce = useNextNonce(owner, state?.nonce)
  const publishing = usePublishing(report, owner)
  const [hasConsent, setConsent] = useState(false)
  const isUnsigned = isUnsupported(report)
  return (
    <Stack>
      <p>{words.lead(name)}</p>
      {publishing.error ? (
        <ErrorNotice error={publishing.error} onRetry={publishing.retry} title={words.publishFailed}>
          <p>{words.publishFailedText}</p>
        </ErrorNotice>
      ) : null}
      <QueryError query={query} title={words.unread} />
      {publishing.isPending ? <p role="status">{words.publishing}</p> : null}
      {isUnsigned ? (
        <Consent isGiven={hasConsent} onChange={setConsent}>
          {signText.consentUnsigned}
        </Consent>
      ) : null}
      {isUnsigned && !hasConsent ? null : state && nextNonce && publishing.isDone ? (
        <TransactionForm
          actions={<Button onClick={onStop}>{words.stop}</Button>}
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
