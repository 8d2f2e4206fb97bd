import { prepareKeccak256 } from '@countersign/protocol'
import { speakLanguage } from '../../lib/messages/languages/speakLanguage.ts'
import { answerRows, type RowsRequest } from './answerRows.ts'

// Every address has a checksum, which is a hash: the fast engine makes ten thousand of them in no time.
const isPrepared = Promise.all([prepareKeccak256(), speakLanguage(self.name)])

/** The entry of the worker that reads and checks payment rows away from the page. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; request: RowsRequest }>) => {
  isPrepared
    .then(() => {
      for (const answer of answerRows(data.request)) self.postMessage({ id: data.id, answer })
    })
    // So that the page hears of it, and does the work itself.
    .catch(reportError)
})
