import { z } from 'zod'

type Call = { method: string; params: readonly unknown[] }
export const NodeAnswerSchema = z.object({ error: z.unknown().optional(), result: z.unknown().optional() })
export type NodeAnswer = z.infer<typeof NodeAnswerSchema>
type Forward = (method: string, params: readonly unknown[]) => Promise<NodeAnswer>

export const FilterSchema = z.object({
  blockHash: z.string().optional(),
  fromBlock: z.string().optional(),
  toBlock: z.string().optional(),
})
export const BlockSchema = z.object({ hash: z.string(), number: z.string(), parentHash: z.string() })
const PlacedSchema = z.object({ blockNumber: z.string() })
const HeadSchema = z.object({ result: z.string() })

/** The answer of a node that is so many blocks behind. It lacks recent data, mostly without an error. */
export async function answerBehind(forward: Forward, call: Call, lag: number): Promise<NodeAnswer> {
  const head = Number(HeadSchema.parse(await forward('eth_blockNumber', [])).result) - lag
  if (call.method === 'eth_blockNumber') return { result: `0x${Math.max(head, 0).toString(16)}` }
  const answer = await forward(call.method, toPast(call, head))
  if (call.method === 'eth_getLogs') {
    const { blockHash } = FilterSchema.parse(call.params[0])
    if (blockHash === undefined) return answer
    const block = BlockSchema.safeParse((await forward('eth_getBlockByHash', [blockHash, false])).result)
    const isUnknown = block.success && Number(block.data.number) > head
    return isUnknown ? { error: { code: -32_000, message: 'unknown block' } } : answer
  }
  const placed = PlacedSchema.safeParse(answer.result)
  const block = BlockSchema.safeParse(answer.result)
  const number = placed.success ? placed.data.blockNumber : block.success ? block.data.number : '0x0'
  return Number(number) > head ? { result: null } : answer
}

function toPast({ method, params }: Call, head: number): readonly unknown[] {
  const tag = `0x${Math.max(head, 0).toString(16)}`
  if (method === 'eth_getBlockByNumber' && params[0] === 'latest') return [tag, ...params.slice(1)]
  if (method !== 'eth_getLogs') return params
  const filter = FilterSchema.loose().parse(params[0])
  if (filter.toBlock === undefined || Number(filter.toBlock) <= head) return params
  // Most nodes treat a range beyond their head as empty.
  const isBeyond = Number(filter.fromBlock) > head
  return [{ ...filter, ...(isBeyond ? { fromBlock: '0x0', toBlock: '0x0' } : { toBlock: tag }) }]
}
