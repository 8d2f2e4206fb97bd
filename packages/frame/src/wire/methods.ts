/** Methods of a host, with their names on the wire. */
export const methods = [
  'sendTransactions',
  'rpcCall',
  'getChainInfo',
  'getSafeInfo',
  'getTxBySafeTxHash',
  'getSafeBalances',
  'signMessage',
  'signTypedMessage',
  'getEnvironmentInfo',
  'getOffChainSignature',
  'requestAddressBook',
  'wallet_getPermissions',
  'wallet_requestPermissions',
] as const

export type Method = (typeof methods)[number]

/** Methods that wait for a user's decision. */
const decisions: readonly Method[] = [
  'sendTransactions',
  'signMessage',
  'signTypedMessage',
  'requestAddressBook',
  'wallet_requestPermissions',
]

export function isDecision(method: Method): boolean {
  return decisions.includes(method)
}
