import { type CheckedRow, checkRows, type RowsContext, type RowsSummary } from './checkRows.ts'
import { readRows, writeRows } from './readRows.ts'

/** What the page asks: to read what was pasted or filed, or to check all rows that are kept. */
export type RowsRequest = { kind: 'read'; text: string } | { kind: 'check'; text: string; context: RowsContext }

export type ReadAnswer =
  | { kind: 'read'; text: string; count: number }
  /** Nothing of it can be taken, and why. */
  | { kind: 'refused'; reason: string }

export type RowsAnswer =
  | ReadAnswer
  | { kind: 'progress'; done: number; total: number }
  /** The next rows of those that were checked. */
  | { kind: 'rows'; rows: CheckedRow[] }
  | { kind: 'checked'; summary: RowsSummary }

/** As many as a page takes in without a pause worth noticing. */
const handful = 250

/** The same in a worker and in the page: one answer after another, so that whoever runs it can yieldToEventLoop in between. */
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
  for (let from = 0; from < rows.length; from += handful) yield { kind: 'rows', rows: rows.slice(from, from + handful) }
  yield { kind: 'checked', summary }
}
