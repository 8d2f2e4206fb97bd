import { InvalidMessageTypeError } from '../errors/callErrors.ts'
import type { Frame } from '../transport/createFrame.ts'
import { type SignedMessage, SignedMessageSchema, SignMessageParamsSchema } from '../wire/SignMessageSchema.ts'
import type { CallOptions } from './CallOptions.ts'

export type SignMessageParameters = CallOptions & { message: string }

/**
 * Asks the owners, in the host, to sign a text as the Safe. Off the chain the answer is a signature, or only the
 * message's hash while owners are missing (`waitForSignature`); on the chain it is a transaction.
 */
export async function signMessage(frame: Frame, parameters: SignMessageParameters): Promise<SignedMessage> {
  const { message, ...options } = parameters
  if (!SignMessageParamsSchema.safeParse({ message }).success) throw new InvalidMessageTypeError()
  return frame.request({ ...options, method: 'signMessage', params: { message }, schema: SignedMessageSchema })
}
