/** Questions to the operator's node; none of them changes anything, and each is priced by the node's own limits. */
const readMethods = [
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
] as const

/** Answered from the session itself. */
const ownMethods = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'net_version',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_switchEthereumChain',
] as const

/** What an owner decides. */
const askedMethods = [
  'eth_sendTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_sendCalls',
] as const

/** All that a Safe can serve: a Safe has no key, so it can neither sign unread bytes nor a transaction of an account. */
export const servedMethods: readonly string[] = [...askedMethods, ...ownMethods, ...readMethods]

export const servedEvents: readonly string[] = ['accountsChanged', 'chainChanged']

const reads: ReadonlySet<string> = new Set(readMethods)

const decisions: ReadonlySet<string> = new Set(askedMethods)

export const isRead = (method: string): boolean => reads.has(method)

/** Whether an owner stands behind the answer. */
export const isDecision = (method: string): boolean => decisions.has(method)
