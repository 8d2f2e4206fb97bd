import type { Hex } from 'viem'
import type { Frame } from '../transport/createFrame.ts'
import { OffChainSignatureSchema } from '../wire/SignMessageSchema.ts'
import type { CallOptions } from './CallOptions.ts'

export type GetOffChainSignatureParameters = CallOptions & { messageHash: Hex }

/** Signature of a message; undefined until enough owners have signed. */
export function getOffChainSignature(
  frame: Frame,
  { messageHash, ...options }: GetOffChainSignatureParameters,
): Promise<Hex | undefined> {
  return frame.request({
    ...options,
    method: 'getOffChainSignature',
    params: messageHash,
    schema: OffChainSignatureSchema,
  })
}
