import { z } from 'zod'
import type { CallOptions, Frame } from '../transport/createFrame.ts'
import { type RpcCallParams, RpcCallParamsSchema } from '../wire/rpcCalls.ts'

export type RpcCallParameters = CallOptions & RpcCallParams

/** JSON-RPC call to the host's node. The result is a claim of the host: use your own node for anything that matters. */
export async function rpcCall(frame: Frame, { call, params, ...options }: RpcCallParameters): Promise<unknown> {
  RpcCallParamsSchema.parse({ call, params })
  return frame.request({ ...options, method: 'rpcCall', params: { call, params }, schema: z.unknown() })
}

export type SetSafeSettingsParameters = CallOptions & {
  /** Whether messages may be signed off-chain. */
  offChainSigning: boolean
}

/** Changes how the host signs messages. */
export function setSafeSettings(
  frame: Frame,
  { offChainSigning, ...options }: SetSafeSettingsParameters,
): Promise<unknown> {
  return rpcCall(frame, { ...options, call: 'safe_setSettings', params: [{ offChainSigning }] })
}
