import { prepareKeccak256 } from '@countersign/protocol/hash'
import { setLocale } from '../../lib/messages/languages/setLocale.ts'
import { handleRowRequest, type RowsRequest } from './createRowsRunner.ts'

// The WebAssembly hash, since each address checksum takes one.
const isPrepared = Promise.all([prepareKeccak256(), setLocale(self.name)])

/** Worker entry: reads and checks rows off the main thread. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; request: RowsRequest }>) => {
  isPrepared
    .then(() => {
      for (const answer of handleRowRequest(data.request)) self.postMessage({ id: data.id, answer })
    })
    // Lets the page fall back to doing the work itself.
    .catch(reportError)
})
