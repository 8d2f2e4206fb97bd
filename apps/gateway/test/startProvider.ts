import { z } from 'zod'
import { startHostileServer } from './startHostileServer.ts'

type Answer = { error: { code: number; message: string } } | { result: unknown } | { status: number; text: string }
export type ProviderRules = {
  /** @default true */
  hasBatches?: boolean
  /** Answers by method; undefined passes the request on. */
  rules?: Readonly<Record<string, (params: readonly unknown[]) => Answer | undefined>>
}

const RequestSchema = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })
const AnswerSchema = z.looseObject({ jsonrpc: z.string() })

/** A hosted provider in front of a node, with its limits. No websocket. */
export async function startProvider(target: string, { hasBatches = true, rules = {} }: ProviderRules) {
  const requests: string[] = []

  async function answer(call: z.infer<typeof RequestSchema>): Promise<Answer | Record<string, unknown>> {
    requests.push(call.method)
    const own = rules[call.method]?.(call.params)
    if (own) return 'status' in own ? own : { id: call.id, jsonrpc: '2.0', ...own }
    const body = JSON.stringify({ ...call, jsonrpc: '2.0' })
    const response = await fetch(target, { body, headers: { 'Content-Type': 'application/json' }, method: 'POST' })
    return AnswerSchema.parse(await response.json())
  }

  async function respond(text: string): Promise<{ body: string; status: number }> {
    const body: unknown = JSON.parse(text)
    if (!Array.isArray(body)) {
      const single = await answer(RequestSchema.parse(body))
      return 'status' in single && typeof single.status === 'number'
        ? { body: String(single.text), status: single.status }
        : { body: JSON.stringify(single), status: 200 }
    }
    const error = { code: -32_600, message: 'Batch requests are not allowed on this plan' }
    if (!hasBatches) return { body: JSON.stringify({ error, id: null, jsonrpc: '2.0' }), status: 200 }
    const calls = z.array(RequestSchema).parse(body)
    return { body: JSON.stringify(await Promise.all(calls.map(answer))), status: 200 }
  }

  const { origin } = await startHostileServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      respond(Buffer.concat(parts).toString()).then(
        ({ body, status }) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body),
        (cause: unknown) => response.writeHead(500).end(String(cause)),
      )
    })
  })
  return { requests, url: origin }
}
