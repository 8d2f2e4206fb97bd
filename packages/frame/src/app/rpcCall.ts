import { z } from 'zod'
import type { Frame } from '../transport/createFrame.ts'
import { type RpcCallParams, RpcCallParamsSchema } from '../wire/RpcCallSchema.ts'
import type { CallOptions } from './CallOptions.ts'

export type RpcCallParameters = CallOptions & RpcCallParams

/** JSON-RPC call to the host's node. The result is a claim of the host: use your own node for anything that matters. */
export async function rpcCall(frame: Frame, { call, params, ...options }: RpcCallParameters): Promise<unknown> {
  RpcCallParamsSchema.parse({ call, params })
  return frame.request({ ...options, method: 'rpcCall', params: { call, params }, schema: z.unknown() })
}
