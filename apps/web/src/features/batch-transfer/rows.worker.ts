import { prepareKeccak256 } from '@countersign/protocol/hash'
import { setLocale } from '../../lib/messages/languages/setLocale.ts'
import { handleRowRequest, type RowsRequest } from './handleRowRequest.ts'

// Every address has a checksum, which is a hash: the fast engine makes ten thousand of them in no time.
const isPrepared = Promise.all([prepareKeccak256(), setLocale(self.name)])

/** The entry of the worker that reads and checks payment rows away from the page. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; request: RowsRequest }>) => {
  isPrepared
    .then(() => {
      for (const answer of handleRowRequest(data.request)) self.postMessage({ id: data.id, answer })
    })
    // So that the page hears of it, and does the work itself.
    .catch(reportError)
})
