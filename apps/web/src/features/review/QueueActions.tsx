import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Address, isAddressEqual } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useHostOf } from '../../domain/safe-apps/useEmbedding.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { listSignedHere } from '../../domain/signature-store/confirmations.ts'
import { useReview } from '../../domain/transaction-builder/createTransaction.ts'
import { listQueued, queueQuery } from '../../domain/transactions/queueQuery.ts'
import { hasSigned, isOpen, isOwner, type Report } from '../../domain/transactions/Report.ts'
import { findGap } from '../../domain/transactions/useQueue.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ClosingButton, Way } from './MoreActions.tsx'

const t = createCatalogue('review')

type QueueActionsProps = {
  report: Report
  safe: CurrentSafe
  /** Its failure is shown in the bar: the dialog of a wallet closes the menu. */
  withdrawal: { isPending: boolean; mutate: () => void }
}

/** In the menu of the decision bar: reject with the same nonce, replace, move to a free nonce, or delete the proposal. */
export function QueueActions({ report, safe, withdrawal }: QueueActionsProps) {
  const { address: account, chainId } = useSigner()
  // A host has its own actions and sets the nonce.
  const isInHost = useHostOf(safe) !== undefined
  const { state, transaction, details } = report
  // Unpublished proposals need no rejection.
  const isKnown = details !== undefined || report.confirmations.length > 0
  if (isInHost || !isOpen(report) || !isKnown || !state || !transaction || !isOwner(report, account)) return null
  const { nonce } = transaction.value
  return (
    <>
      <Reject nonce={nonce} report={report} safe={safe} version={state.version} />
      <Way text={t('replaceText', { nonce: String(nonce) })}>
        <Link
          className={buttonClass('outline')}
          params={safe.params}
          search={{ nonce: Number(nonce) }}
          to="/$chain/$safe/send"
        >
          {t('replace')}
        </Link>
      </Way>
      <Move nonce={nonce} report={report} safe={safe} state={state} />
      {details && chainId === safe.chainId && mayDelete(report, account) ? (
        <Way text={t('deleteText')}>
          <ClosingButton isBusy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            {t('delete')}
          </ClosingButton>
        </Way>
      ) : null}
    </>
  )
}

type RejectProps = { nonce: bigint; report: Report; safe: CurrentSafe; version: string }

/** Uses the nonce for an empty call to the Safe itself, with the same hash for every owner. */
function Reject({ nonce, report, safe, version }: RejectProps) {
  const review = useReview({ safe, state: { version }, form: 'reject' })
  if (isRejection(report)) return null
  return (
    <Way text={t('rejectText', { nonce: String(nonce) })}>
      <Button onClick={() => review({ to: safe.address, value: 0n, data: '0x' }, nonce)}>{t('reject')}</Button>
    </Way>
  )
}

type MoveProps = { nonce: bigint; report: Report; safe: CurrentSafe; state: Pick<SafeState, 'nonce' | 'version'> }

/** Moves the call to a free earlier nonce, once the queue is loaded. */
function Move({ nonce, report, safe, state }: MoveProps) {
  const services = useServices()
  const { data: queue } = useQuery(queueQuery(services, safe))
  const records = useStore(services.confirmations)
  const review = useReview({ safe, state, form: 'move' })
  if (!queue || queue.isCut || !report.transaction) return null
  const listed = listQueued(queue.results, safe.address).flatMap(({ summary: { executionInfo } }) =>
    executionInfo?.type === 'MULTISIG' ? [BigInt(executionInfo.nonce)] : [],
  )
  const signed = listSignedHere(records, safe).map(({ transaction }) => BigInt(transaction.nonce))
  const gap = findGap({ safeNonce: state.nonce, nonce, used: [...listed, ...signed] })
  const { to, value, data, operation, gasPrice } = report.transaction.value
  // Moving would drop the refund, and thus change the transaction.
  if (gap === undefined || gasPrice !== 0n) return null
  return (
    <Way text={t('moveText', { from: String(nonce), to: String(gap) })}>
      <Button onClick={() => review({ to, value, data, operation }, gap)}>{t('move', { nonce: String(gap) })}</Button>
    </Way>
  )
}

function isRejection({ id, transaction }: Report): boolean {
  if (!transaction) return false
  const { to, value, data, operation, gasPrice } = transaction.value
  const isEmpty = value === 0n && data === '0x' && operation === 0 && gasPrice === 0n
  return isEmpty && isAddressEqual(to, id.address)
}

/** Requires a signature verified here; another proposer named by the service revokes it, and grants it to nobody. */
function mayDelete(report: Report, account: Address | undefined): boolean {
  const info = report.details?.detailedExecutionInfo
  const proposer = info?.type === 'MULTISIG' ? info.proposer?.value : undefined
  if (proposer && proposer.toLowerCase() !== account?.toLowerCase()) return false
  return hasSigned(report, account)
}
