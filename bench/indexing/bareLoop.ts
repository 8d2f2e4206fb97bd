import { numberToHex } from 'viem'
import { z } from 'zod'
import { topics } from './generateChain.ts'

const AnswerSchema = z.object({ result: z.array(z.unknown()) })
/** The common limit of hosted nodes. */
const span = 1_000

/** Reads the logs of a Safe index range by range, without processing them. */
export async function bareLoop({
  first = 0,
  head,
  url,
}: {
  /** @default 0 */
  first?: number
  head: number
  url: string
}): Promise<{ events: number; seconds: number }> {
  const started = performance.now()
  let events = 0
  for (let from = first; from <= head; from += span) {
    const filter = {
      fromBlock: numberToHex(from),
      toBlock: numberToHex(Math.min(head, from + span - 1)),
      topics: [Object.values(topics)],
    }
    const response = await fetch(url, {
      body: JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'eth_getLogs', params: [filter] }),
      headers: { 'Content-Type': 'application/json' },
      method: 'POST',
    })
    events += AnswerSchema.parse(await response.json()).result.length
  }
  return { events, seconds: (performance.now() - started) / 1_000 }
}
