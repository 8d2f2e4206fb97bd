import { type CheckedRow, checkRows, type RowsContext, type RowsSummary } from './checkRows.ts'
import { parseTransferCsv, writeRows } from './parseTransferCsv.ts'

export type RowsWorker = Pick<Worker, 'onerror' | 'onmessage' | 'postMessage' | 'terminate'>

type Open = { request: RowsRequest; onAnswer: (answer: RowsAnswer) => void }

/** Runs requests in a lazily started worker, or in chunks on the page if workers are unavailable. */
export function createRowsRunner(start: () => RowsWorker) {
  const open = new Map<number, Open>()
  let worker: RowsWorker | undefined
  let isRefused = false
  let lastId = 0

  async function runInPage(id: number): Promise<void> {
    const pending = open.get(id)
    if (!pending) return
    for (const answer of handleRowRequest(pending.request)) {
      await new Promise((resolve) => setTimeout(resolve))
      // A newer request replaced this one.
      if (open.get(id) !== pending) return
      pending.onAnswer(answer)
    }
  }

  function fallBack(): void {
    isRefused = true
    worker?.terminate()
    worker = undefined
    for (const id of open.keys()) void runInPage(id)
  }

  function startWorker(): RowsWorker | undefined {
    if (worker || isRefused) return worker
    try {
      worker = start()
    } catch {
      isRefused = true
      return undefined
    }
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: RowsAnswer }>) =>
      open.get(data.id)?.onAnswer(data.answer)
    worker.onerror = fallBack
    return worker
  }

  return {
    /** Returns an unsubscribe function. */
    run(request: RowsRequest, onAnswer: Open['onAnswer']): () => void {
      lastId += 1
      const id = lastId
      open.set(id, { request, onAnswer })
      const started = startWorker()
      if (started) started.postMessage({ id, request })
      else void runInPage(id)
      return () => void open.delete(id)
    },
    stop() {
      open.clear()
      worker?.terminate()
      worker = undefined
    },
  }
}

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
    const read = parseTransferCsv(request.text)
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
