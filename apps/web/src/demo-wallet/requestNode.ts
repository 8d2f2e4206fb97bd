import { z } from 'zod'
import { createWalletError } from './WalletRequestPrompt.ts'

const AnswerSchema = z.object({
  error: z.object({ code: z.number(), data: z.unknown(), message: z.string() }).partial({ data: true }).optional(),
  result: z.unknown(),
})

/** Sends one JSON-RPC call; a node's error rejects with its own code, as a wallet forwards it. */
export async function requestNode(
  rpcUrl: string,
  { method, params }: { method: string; params: unknown },
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
    headers: { 'Content-Type': 'application/json' },
    method: 'POST',
    ...(signal ? { signal } : {}),
  }).catch(() => Promise.reject(createWalletError(4901, 'The embedded chain does not answer.')))
  const answer = AnswerSchema.parse(await response.json())
  if (answer.error) throw createWalletError(answer.error.code, answer.error.message, answer.error.data)
  return answer.result
}
