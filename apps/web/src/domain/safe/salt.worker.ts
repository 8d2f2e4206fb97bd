import { prepareKeccak256, searchSalt } from '@countersign/protocol/hash'
import { SaltQuestionSchema } from './saltMessages.ts'

/** As many as are tried between two words to the page. */
const portion = 20_000

/** The entry of the worker that looks for a salt. It has no stop: whoever has had enough ends the worker. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => void search(data))

async function search(data: unknown): Promise<void> {
  const { from, ...question } = SaltQuestionSchema.parse(data)
  await prepareKeccak256()
  for (let tried = 0; ; tried += portion) {
    const found = searchSalt({ ...question, count: portion, from: from + BigInt(tried) })
    self.postMessage({ found, tried: found ? Number(found.saltNonce - from) + 1 : tried + portion })
    if (found) return
  }
}
