import { z } from 'zod'

export type RpcError = { code: number; data?: unknown; message: string }

const FailedCallSchema = z.object({ data: z.string().regex(/^0x[0-9a-f]*$/), reason: z.unknown() })
const RevertSchema = z.object({ Revert: z.string() })

/**
 * Translates the engine's error messages to those of public nodes, which wallets and libraries recognise, followed by
 * the original.
 */
const words: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^Sender doesn't have enough funds/, 'insufficient funds for gas * price + value'],
  [/maxFeePerGas \(\d+\) is too low for the next block/, 'max fee per gas less than block base fee'],
  [/^maxPriorityFeePerGas \(\d+\) is bigger than/, 'max priority fee per gas higher than max fee per gas'],
  [/^Transaction requires at least \d+ gas/, 'intrinsic gas too low'],
  [/exceeds block gas limit/, 'exceeds block gas limit'],
  [/^Known transaction/, 'already known'],
]

/** Converts an engine error to that of a public node. */
export function toRpcError({ code, data, message }: RpcError): RpcError {
  // -32004 is the engine's; JSON-RPC has its own code.
  if (code === -32_004) return { code: -32_601, message }
  const failed = FailedCallSchema.safeParse(data)
  if (failed.success) return toCallError(failed.data, message)
  const known = words.find(([pattern]) => pattern.test(message))
  return { code, message: known ? `${known[1]}: ${message}` : message }
}

function toCallError({ data, reason }: z.infer<typeof FailedCallSchema>, message: string): RpcError {
  if (!RevertSchema.safeParse(reason).success) return { code: -32_000, message: nameHalt(reason) ?? message }
  const text = /reverted with reason string '(.*)'$/s.exec(message)?.[1]
  return { code: 3, data, message: text === undefined ? 'execution reverted' : `execution reverted: ${text}` }
}

/** `{ OutOfGas: 'Basic' }`, `'OpcodeNotFound'`, `{ Inner: 'StackUnderflow' }` and the like. */
function nameHalt(reason: unknown): string | undefined {
  if (z.object({ OutOfGas: z.unknown() }).safeParse(reason).success) return 'out of gas'
  const inner = z.object({ Inner: z.string() }).safeParse(reason)
  const name = inner.success ? inner.data.Inner : reason
  if (name === 'OpcodeNotFound') return 'invalid opcode'
  return typeof name === 'string' ? name.replaceAll(/(?!^)[A-Z]/g, ' $&').toLowerCase() : undefined
}
