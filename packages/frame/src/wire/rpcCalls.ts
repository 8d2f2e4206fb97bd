import { z } from 'zod'

/** A JSON-RPC call for the host's node, or `safe_setSettings`, which the host answers itself. */
export const RpcCallParamsSchema = z.object({ call: z.string().min(1).max(64), params: z.array(z.unknown()).max(64) })

export type RpcCallParams = z.infer<typeof RpcCallParamsSchema>

/**
 * JSON-RPC methods that an app may call. None that sends, signs, subscribes, traces or describes the node itself, unlike
 * the official host, which forwards every method.
 */
export const readCalls = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'net_version',
] as const

export type ReadCall = (typeof readCalls)[number]

export function isReadCall(call: string): call is ReadCall {
  return readCalls.some((read) => read === call)
}
