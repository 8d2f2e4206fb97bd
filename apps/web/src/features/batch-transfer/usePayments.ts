import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { locale } from '../../lib/messages/translate.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import {
  addPreviousTransfer,
  BatchTransferSchema,
  emptyRun,
  listSignedParts,
  PreviousTransfersSchema,
  type ReviewedPart,
} from './BatchTransfer.ts'
import type { CheckedRow, RowsContext, RowsSummary } from './checkRows.ts'
import { createRowsRunner, type ReadAnswer, type RowsWorker } from './createRowsRunner.ts'
import { maxRows, type RawRow, writeRows } from './parseTransferCsv.ts'
import url from './rows.worker.ts?worker&url'
import { useRowsContext } from './useRowsContext.ts'

const t = createCatalogue('batchTransfer')

export type Payments = ReturnType<typeof usePayments>

export function usePayments(safe: CurrentSafe, holdings: readonly Holding[], storage: LargeStorage) {
  const services = useServices()
  const { chainId, address } = safe
  const { run, update, earlier, updateEarlier } = useBatchTransfer(safe, storage)
  const records = useStore(services.confirmations)
  const [comparison, setComparison] = useState<{ from: 'run'; signedAt: number } | { from: 'file'; text: string }>()
  const [isFinished, setIsFinished] = useState(false)
  const signed = useMemo(
    () => listSignedParts({ parts: run.parts, records, safe: { chainId, address } }),
    [run.parts, records, chainId, address],
  )
  const from = signed.at(-1)?.to ?? 0
  const previous =
    comparison?.from === 'run' ? earlier.find(({ signedAt }) => signedAt === comparison.signedAt) : comparison
  const context = useRowsContext({ safe, holdings, defaultAsset: run.defaultAsset, from, earlier: previous?.text })
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
      if (rows.length + count > maxRows) return t('refusals.tooMany', { most: maxRows })
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

/**
 * The Safe's batch and its predecessors, in IndexedDB. Separate from other drafts, so that 10,000 rows are not
 * rewritten on each keystroke elsewhere.
 */
function useBatchTransfer({ chainId, address }: Pick<CurrentSafe, 'address' | 'chainId'>, storage: LargeStorage) {
  const stores = getStores(storage, `${chainId}:${address}`)
  return {
    run: useStore(stores.run),
    update: stores.run.update,
    earlier: useStore(stores.earlier),
    updateEarlier: stores.earlier.update,
  }
}

type Stores = ReturnType<typeof createStores>

/** One store per Safe, because each listens to other tabs while the page is open. */
const known = new WeakMap<LargeStorage, Map<string, Stores>>()

function getStores(storage: LargeStorage, safe: string): Stores {
  const all = known.get(storage) ?? new Map<string, Stores>()
  known.set(storage, all)
  const stores = all.get(safe) ?? createStores(storage, safe)
  all.set(safe, stores)
  return stores
}

function createStores(storage: LargeStorage, safe: string) {
  const { target } = storage
  const key = (what: string) => `countersign.${what}.v1:${safe}`
  return {
    run: createLocalStore({ key: key('run'), schema: BatchTransferSchema, empty: emptyRun, storage, target }),
    earlier: createLocalStore({
      key: key('runs'),
      schema: PreviousTransfersSchema,
      empty: [],
      storage,
      target,
      isDisposable: true,
    }),
  }
}

type Checked = { text: string; context: RowsContext | undefined; rows: CheckedRow[]; summary: RowsSummary }

const noRows: Checked = {
  text: '',
  context: undefined,
  rows: [],
  summary: { totals: [], stops: 0, cautions: 0, comparison: undefined },
}

/** Checks the stored rows in the worker; the last result stays until the next is complete. */
function useRows(text: string, context: RowsContext) {
  const [runner] = useState(() => createRowsRunner(startRowsWorker))
  useEffect(() => () => runner.stop(), [runner])
  const [checked, setChecked] = useState(noRows)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const isEmpty = text === ''
  useEffect(() => {
    if (isEmpty) return undefined
    const rows: CheckedRow[] = []
    const forget = runner.run({ kind: 'check', text, context }, (answer) => {
      if (answer.kind === 'progress') setProgress({ done: answer.done, total: answer.total })
      if (answer.kind === 'rows') rows.push(...answer.rows)
      if (answer.kind === 'checked') {
        setProgress(undefined)
        setChecked({ text, context, rows, summary: answer.summary })
      }
    })
    return () => {
      setProgress(undefined)
      forget()
    }
  }, [runner, isEmpty, text, context])
  const read = (incoming: string | undefined) =>
    new Promise<ReadAnswer>((resolve) => {
      if (incoming === undefined) return resolve({ kind: 'refused', reason: t('refusals.unreadable') })
      const forget = runner.run({ kind: 'read', text: incoming }, (answer) => {
        if (answer.kind !== 'read' && answer.kind !== 'refused') return
        forget()
        resolve(answer)
      })
    })
  const { rows, summary } = isEmpty ? noRows : checked
  return {
    rows,
    summary,
    progress,
    /** The shown rows are of an older text or context. */
    isChecking: !isEmpty && (checked.text !== text || checked.context !== context),
    read,
  }
}

/** Starts the worker; its name carries the locale for issue texts. */
function startRowsWorker(): RowsWorker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // A TrustedScriptURL must be passed as is; converted to a string it would be refused.
  return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: locale(), type: 'module' })
}
