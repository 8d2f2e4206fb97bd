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
