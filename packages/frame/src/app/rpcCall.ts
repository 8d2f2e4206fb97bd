import { z } from 'zod'
import type { Frame } from '../transport/createFrame.ts'
import { type RpcCallParams, RpcCallParamsSchema } from '../wire/RpcCallSchema.ts'
import type { CallOptions } from './CallOptions.ts'

export type RpcCallParameters = CallOptions & RpcCallParams

/** A JSON-RPC call to the host's node. Its answer is the host's word: for what matters, ask a node of your own. */
export async function rpcCall(frame: Frame, { call, params, ...options }: RpcCallParameters): Promise<unknown> {
  RpcCallParamsSchema.parse({ call, params })
  return frame.request({ ...options, method: 'rpcCall', params: { call, params }, schema: z.unknown() })
}
