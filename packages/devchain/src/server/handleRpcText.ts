import { z } from 'zod'
import type { RpcAnswer } from '../engine/createEngine.ts'

export type RpcCall = (method: string, params: readonly unknown[]) => Promise<RpcAnswer>

const maximumBatch = 1_000

const IdSchema = z.union([z.string(), z.number(), z.null()])
const RequestSchema = z.object({
  id: IdSchema.optional(),
  method: z.string(),
  params: z.array(z.unknown()).optional(),
})

/** Handles a JSON-RPC request or batch. Undefined for notifications. */
export async function handleRpcText(text: string, call: RpcCall): Promise<string | undefined> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return JSON.stringify(failure(null, -32700, 'The request is not JSON.'))
  }
  if (!Array.isArray(body)) {
    const answer = await handleOne(body, call)
    return answer === undefined ? undefined : JSON.stringify(answer)
  }
  if (body.length === 0) return JSON.stringify(failure(null, -32600, 'The batch is empty.'))
  if (body.length > maximumBatch)
    return JSON.stringify(
      failure(null, -32600, `The batch has ${body.length} requests, at most ${maximumBatch} are taken.`),
    )
  const answers: unknown[] = []
  // Sequential: a batch that sends and then reads sees its own writes.
  for (const request of body) {
    const answer = await handleOne(request, call)
    if (answer !== undefined) answers.push(answer)
  }
  return answers.length === 0 ? undefined : JSON.stringify(answers)
}

async function handleOne(body: unknown, call: RpcCall): Promise<unknown> {
  const request = RequestSchema.safeParse(body)
  if (!request.success) return failure(readId(body), -32600, 'The request is not a JSON-RPC request.')
  const { id, method, params = [] } = request.data
  let answer: unknown
  try {
    answer = { id, jsonrpc: '2.0', ...(await call(method, params.map(dropRepeatedData))) }
  } catch (error) {
    answer = failure(id ?? null, -32603, error instanceof Error ? error.message : String(error))
  }
  return id === undefined ? undefined : answer
}

const CallSchema = z.looseObject({ data: z.string(), input: z.string() })

/** Foundry sends calldata under both of its names, which nodes accept and the engine refuses. */
function dropRepeatedData(param: unknown): unknown {
  const parsed = CallSchema.safeParse(param)
  if (!parsed.success || parsed.data.data !== parsed.data.input) return param
  const { input: _, ...call } = parsed.data
  return call
}

function readId(body: unknown): string | number | null {
  const parsed = z.object({ id: IdSchema }).safeParse(body)
  return parsed.success ? parsed.data.id : null
}

function failure(id: string | number | null, code: number, message: string) {
  return { error: { code, message }, id, jsonrpc: '2.0' }
}
