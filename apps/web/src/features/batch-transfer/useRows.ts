import { useCallback, useEffect, useState } from 'react'
import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import { locale } from '../../lib/messages/translate.ts'
import type { CheckedRow, RowsContext, RowsSummary } from './checkRows.ts'
import { createRowsRunner, type RowsWorker } from './createRowsRunner.ts'
import type { ReadAnswer } from './handleRowRequest.ts'
import url from './rows.worker.ts?worker&url'

export type RowsProgress = { done: number; total: number }

type Checked = { text: string; context: RowsContext | undefined; rows: CheckedRow[]; summary: RowsSummary }

const noRows: Checked = {
  text: '',
  context: undefined,
  rows: [],
  summary: { totals: [], stops: 0, cautions: 0, comparison: undefined },
}

/** Checks the stored rows in the worker; the last result stays until the next is complete. */
export function useRows(text: string, context: RowsContext) {
  const [runner] = useState(() => createRowsRunner(startRowsWorker))
  useEffect(() => () => runner.stop(), [runner])
  const [checked, setChecked] = useState(noRows)
  const [progress, setProgress] = useState<RowsProgress>()
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
  const read = useCallback(
    (incoming: string) =>
      new Promise<ReadAnswer>((resolve) => {
        const forget = runner.run({ kind: 'read', text: incoming }, (answer) => {
          if (answer.kind !== 'read' && answer.kind !== 'refused') return
          forget()
          resolve(answer)
        })
      }),
    [runner],
  )
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
