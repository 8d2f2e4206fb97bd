import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type Hex, isAddressEqual } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { expirySupportQuery } from '../../domain/transaction-builder/expireCall.ts'
import { allMessagesQuery } from '../../domain/transactions/messageQueries.ts'
import { useQueue } from '../../domain/transactions/useQueue.ts'
import { type Pause, useInSlices } from '../../lib/useInSlices.ts'
import { useStore } from '../../lib/useStore.ts'
import { approvalsQuery } from './approvalsQuery.ts'
import { listLiveSignatures } from './listLiveSignatures.ts'

const noApprovals: never[] = []
const noMessages: never[] = []

/** Everything that owners have signed and that could still be used, as far as it is known. */
export function useLiveSignatures(safe: CurrentSafe, state: SafeState) {
  const services = useServices()
  const records = useStore(services.confirmations)
  const { answer, entries, isVerifying } = useQueue(safe)
  const { block, nonce, owners, threshold, version } = state
  const { address, chainId } = safe
  const known = useMemo((): readonly Hex[] => {
    const stored = records.flatMap((record) => {
      const isOpen = record.kind === 'transaction' && BigInt(record.transaction.nonce) >= nonce
      const isOfSafe = record.chainId === chainId && isAddressEqual(record.safe, address)
      return isOpen && isOfSafe ? [record.hash] : []
    })
    return [...new Set([...stored, ...entries.flatMap(({ report }) => report?.id.safeTxHash ?? [])])].toSorted()
  }, [address, chainId, entries, nonce, records])
  const approvals = useQuery(approvalsQuery(services, safe, { known, owners, version }))
  const messages = useQuery(allMessagesQuery(services, safe))
  const support = useQuery(expirySupportQuery(services, chainId))
  const found = approvals.data?.list ?? noApprovals
  const signed = messages.data?.reports ?? noMessages
  const chainTime = support.data === 'deployed' ? Number(block.timestamp) * 1_000 : undefined
  const work = useCallback(
    (pause: Pause) =>
      listLiveSignatures(
        {
          approvals: found,
          chainTime,
          messages: signed,
          now: Date.now(),
          records,
          reports: entries.flatMap(({ report }) => report ?? []),
          safe: { address, chainId },
          state: { nonce, owners, threshold, version },
        },
        pause,
      ),
    [address, chainId, chainTime, entries, found, nonce, owners, records, signed, threshold, version],
  )
  const live = useInSlices(address, work)
  const isUnlogged = approvals.data?.isUnlogged === true
  return {
    approvals,
    /** The service has more messages than are read. */
    isCut: messages.data?.isCut === true,
    isPartial: answer.isError || messages.isError || (approvals.data?.isComplete === false && !isUnlogged),
    isReading: isVerifying || answer.isPending || approvals.isPending || messages.isPending,
    live,
  }
}
