import { InvalidTypedMessageError } from '../errors/callErrors.ts'
import type { Frame } from '../transport/createFrame.ts'
import { type SignedMessage, SignedMessageSchema, SignTypedMessageParamsSchema } from '../wire/SignMessageSchema.ts'
import type { CallOptions } from './CallOptions.ts'

export type TypedMessage = {
  domain: Record<string, unknown>
  message: Record<string, unknown>
  primaryType?: string | undefined
  types: Record<string, readonly { name: string; type: string }[]>
}

export type SignTypedMessageParameters = CallOptions & { typedData: TypedMessage }

/** `signMessage` for EIP-712 data, which is sent unchanged because it is hashed. */
export async function signTypedMessage(frame: Frame, parameters: SignTypedMessageParameters): Promise<SignedMessage> {
  const { typedData, ...options } = parameters
  const parsed = SignTypedMessageParamsSchema.safeParse({ typedData })
  if (!parsed.success) throw new InvalidTypedMessageError({ cause: parsed.error })
  return frame.request({ ...options, method: 'signTypedMessage', params: { typedData }, schema: SignedMessageSchema })
}
