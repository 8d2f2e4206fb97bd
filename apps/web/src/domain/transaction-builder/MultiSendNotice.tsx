import type { UseQueryResult } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { Notice } from '../../ui/Notice.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useQueue } from '../transactions/useQueue.ts'
import { useBatch } from './Batch.ts'
import { callsItself } from './createBatchCall.ts'

const t = createCatalogue('batch')
const tTransactionBuilder = createCatalogue('transactionBuilder')

export type MultiSendNoticeProps = {
  multiSend: UseQueryResult<Address | null>
  isNeeded: boolean
  /** Where the chain has no such library. */
  title: string
  /** Where it could not be read. @default `title` */
  failed?: string
  children: string
}

export function MultiSendNotice({ multiSend, isNeeded, title, failed = title, children }: MultiSendNoticeProps) {
  if (!isNeeded) return null
  if (multiSend.data !== null) return <QueryError query={multiSend} title={failed} />
  return (
    <Notice title={title} tone="stop">
      {children}
    </Notice>
  )
}

export type PendingBatchChangeProps = {
  safe: CurrentSafe
  /** Functions of the Safe that name a predecessor in a linked list, or move one. */
  selectors: readonly Hex[]
}

/** Warns of a pending change of the same linked list, in the queue or batch: the second one may revert. */
export function PendingBatchChange({ safe, selectors }: PendingBatchChangeProps) {
  const { entries } = useQueue(safe)
  const { batch } = useBatch(safe)
  const nonces = entries.flatMap(({ report }) => {
    const transaction = report?.transaction?.value
    return transaction && callsItself(transaction, safe.address, selectors) ? [transaction.nonce] : []
  })
  const isInBatch = batch.items.some(({ to, value, data }) =>
    callsItself({ to, value: BigInt(value), data }, safe.address, selectors),
  )
  const places = [...[...new Set(nonces)].map((nonce) => `#${nonce}`), ...(isInBatch ? [t('inBatch')] : [])]
  if (places.length === 0) return null
  return (
    <Notice title={tTransactionBuilder('change.conflict', { places: formatList(places) })} tone="caution">
      {tTransactionBuilder('change.conflictText')}
    </Notice>
  )
}
