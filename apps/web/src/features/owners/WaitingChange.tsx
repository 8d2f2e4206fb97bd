import { useBatch } from '../../domain/batch/useBatch.ts'
import { useQueue } from '../../domain/queue/useQueue.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { ownersText as words } from '../../lib/messages/owners.ts'
import { Notice } from '../../ui/Notice.tsx'
import { changesOwners } from './changesOwners.ts'

export type WaitingChangeProps = { safe: CurrentSafe }

/** Says that another change of owners waits, in the queue or in the batch: of two, the second may fail. */
export function WaitingChange({ safe }: WaitingChangeProps) {
  const { entries } = useQueue(safe)
  const { batch } = useBatch(safe)
  const nonces = entries.flatMap(({ report }) => {
    const transaction = report?.transaction?.value
    return transaction && changesOwners(transaction, safe.address) ? [transaction.nonce] : []
  })
  const isInBatch = batch.items.some(({ to, value, data }) =>
    changesOwners({ to, value: BigInt(value), data }, safe.address),
  )
  const places = [...new Set(nonces)].map(words.waitingNonce).concat(isInBatch ? [words.waitingInBatch] : [])
  if (places.length === 0) return null
  return (
    <Notice title={words.waitingTitle(places.join(', '))} tone="caution">
      {words.waitingText}
    </Notice>
  )
}
