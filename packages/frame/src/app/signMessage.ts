import { InvalidMessageTypeError } from '../errors/callErrors.ts'
import type { Frame } from '../transport/createFrame.ts'
import { type SignedMessage, SignedMessageSchema, SignMessageParamsSchema } from '../wire/SignMessageSchema.ts'
import type { CallOptions } from './CallOptions.ts'

export type SignMessageParameters = CallOptions & { message: string }

/**
 * Requests a signature of the Safe over a text. Off-chain the result is a signature, or the message hash while
 * signatures are missing (`waitForSignature`); on-chain it is a transaction.
 */
export async function signMessage(frame: Frame, parameters: SignMessageParameters): Promise<SignedMessage> {
  const { message, ...options } = parameters
  if (!SignMessageParamsSchema.safeParse({ message }).success) throw new InvalidMessageTypeError()
  return frame.request({ ...options, method: 'signMessage', params: { message }, schema: SignedMessageSchema })
}
