import { readCalls } from '@countersign/frame/wire'

/** Answered from the session. */
const ownMethods = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'net_version',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_switchEthereumChain',
] as const

/** Decided by an owner. */
const requestedMethods = [
  'eth_sendTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_sendCalls',
] as const

/** All methods that a Safe supports: without a key it can sign neither raw bytes nor account transactions. */
export const servedMethods: readonly string[] = [
  ...requestedMethods,
  ...ownMethods,
  ...readCalls.filter((call) => !ownMethods.some((own) => own === call)),
]

export const servedEvents: readonly string[] = ['accountsChanged', 'chainChanged']

const decisions: ReadonlySet<string> = new Set(requestedMethods)

/** Whether an owner decides the response. */
export const isDecision = (method: string): boolean => decisions.has(method)
