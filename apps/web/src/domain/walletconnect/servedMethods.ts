import { readCalls } from '@countersign/frame/wire'

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
export const servedMethods: readonly string[] = [
  ...askedMethods,
  ...ownMethods,
  ...readCalls.filter((call) => !ownMethods.some((own) => own === call)),
]

export const servedEvents: readonly string[] = ['accountsChanged', 'chainChanged']

const decisions: ReadonlySet<string> = new Set(askedMethods)

/** Whether an owner stands behind the answer. */
export const isDecision = (method: string): boolean => decisions.has(method)
