import { prepareKeccak256, searchSalt } from '@countersign/protocol/hash'
import { SaltQuestionSchema } from './saltMessages.ts'

/** Salts tried between two progress messages. */
const portion = 20_000

/** Worker that searches for a salt. To stop it, terminate it. */
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
