import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { locale } from '../../lib/messages/translate.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import { addPreviousTransfer, emptyRun, listSignedParts, type ReviewedPart } from './BatchTransfer.ts'
import type { Comparison } from './CompareBar.tsx'
import { mostRows, type RawRow, writeRows } from './readRows.ts'
import { useBatchTransfer } from './useBatchTransfer.ts'
import { useRows } from './useRows.ts'
import { useRowsContext } from './useRowsContext.ts'

export type Payments = ReturnType<typeof usePayments>

/** The Safe's batch, its row checks and the actions on it. */
export function usePayments(safe: CurrentSafe, holdings: readonly Holding[], storage: LargeStorage) {
  const services = useServices()
  const { chainId, address } = safe
  const { run, update, earlier, updateEarlier } = useBatchTransfer(safe, storage)
  const records = useStore(services.confirmations)
  const [comparison, setComparison] = useState<Comparison>()
  const [isFinished, setIsFinished] = useState(false)
  const signed = useMemo(
    () => listSignedParts({ parts: run.parts, records, safe: { chainId, address } }),
    [run.parts, records, chainId, address],
  )
  const from = signed.at(-1)?.to ?? 0
  const compared =
    comparison?.from === 'file'
      ? comparison.text
      : earlier.find(({ signedAt }) => signedAt === comparison?.signedAt)?.text
  const context = useRowsContext({ safe, holdings, defaultAsset: run.defaultAsset, from, earlier: compared })
  const checked = useRows(run.text, context)
  const { rows, isChecking } = checked

  const startOver = () => update(({ defaultAsset }) => ({ ...emptyRun, defaultAsset }))
  const isDone = rows.length > 0 && !isChecking && from >= rows.length
  const finish = useEffectEvent(() => {
    // Writes the contract, so that a later default token does not change the row.
    const text = writeRows(rows.map(({ raw, asset }) => ({ ...raw, token: asset?.token ?? raw.token })))
    updateEarlier((runs) => addPreviousTransfer(runs, { signedAt: Date.now(), text, count: rows.length }))
    startOver()
    setIsFinished(true)
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  return {
    ...checked,
    run,
    earlier,
    signed,
    from,
    context,
    comparison,
    setComparison,
    isFinished,
    isLocked: from > 0,
    startOver,
    /** Returns an error if there are too many rows. */
    add({ text, count }: { text: string; count: number }): string | undefined {
      if (rows.length + count > mostRows) return words.refusals.tooMany(mostRows.toLocaleString(locale()))
      update((current) => ({ ...current, text: `${current.text}${text}`, parts: [] }))
      setIsFinished(false)
      return undefined
    },
    rewrite: (next: readonly RawRow[]) => update((current) => ({ ...current, text: writeRows(next), parts: [] })),
    setDefaultAsset: (defaultAsset: string) => update((current) => ({ ...current, defaultAsset })),
    /** Records the reviewed rows, to match them once signed. */
    review: (part: ReviewedPart) => update((current) => ({ ...current, parts: [...signed, part] })),
  }
}
