/** The calls an app can make of its host, named as on the wire. */
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

/** Calls whose answer waits for a person. */
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
