import { answerRows, type RowsRequest } from './answerRows.ts'

/** The entry of the worker that reads and checks payment rows away from the page. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; request: RowsRequest }>) => {
  for (const answer of answerRows(data.request)) self.postMessage({ id: data.id, answer })
})
