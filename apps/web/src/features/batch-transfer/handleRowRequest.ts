import { type CheckedRow, checkRows, type RowsContext, type RowsSummary } from './checkRows.ts'
import { readRows, writeRows } from './readRows.ts'

export type RowsRequest = { kind: 'read'; text: string } | { kind: 'check'; text: string; context: RowsContext }

export type ReadAnswer = { kind: 'read'; text: string; count: number } | { kind: 'refused'; reason: string }

export type RowsAnswer =
  | ReadAnswer
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'rows'; rows: CheckedRow[] }
  | { kind: 'checked'; summary: RowsSummary }

/** Rows per message, few enough to avoid a visible pause. */
const chunkSize = 250

/** Runs in the worker and on the page; a generator, so that the caller can yield to the event loop. */
export function* handleRowRequest(request: RowsRequest): Generator<RowsAnswer> {
  if (request.kind === 'read') {
    const read = readRows(request.text)
    yield read.ok
      ? { kind: 'read', text: writeRows(read.rows), count: read.rows.length }
      : { kind: 'refused', reason: read.reason }
    return
  }
  const checking = checkRows(request.text, request.context)
  let step = checking.next()
  while (!step.done) {
    yield { kind: 'progress', ...step.value }
    step = checking.next()
  }
  const { rows, summary } = step.value
  for (let from = 0; from < rows.length; from += chunkSize)
    yield { kind: 'rows', rows: rows.slice(from, from + chunkSize) }
  yield { kind: 'checked', summary }
}
