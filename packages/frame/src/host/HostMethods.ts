import type { Address, Hex } from 'viem'
import type { AddressBook } from '../wire/AddressBookSchema.ts'
import type { HostedTransactions } from '../wire/HostedTransactionsSchema.ts'
import type { Permission, PermissionRequests } from '../wire/PermissionSchema.ts'
import type { ReadCall } from '../wire/readCalls.ts'
import type { SignTypedMessageParams } from '../wire/SignMessageSchema.ts'

export type HostContext = {
  /** Of the app, as the browser names it. */
  origin: string
  sdkVersion: string
  /** Aborted when the app's page is gone: nobody waits for the answer any more. */
  signal: AbortSignal
}

/** All twelve fields, as the official host sends them. */
export type HostedSafeInfo = {
  safeAddress: Address
  chainId: number
  threshold: number
  owners: readonly Address[]
  /** Whether whoever looks at it can sign nothing. */
  isReadOnly: boolean
  nonce: number
  implementation: Address
  modules: readonly Address[] | null
  fallbackHandler: Address | null
  guard: Address | null
  version: string | null
  /** The chain's name in capitals: apps from before there were chain ids read it. */
  network: string
}

export type HostedChainInfo = {
  chainName: string
  chainId: string
  shortName: string
  nativeCurrency: { name: string; symbol: string; decimals: number; logoUri: string | null }
  blockExplorerUriTemplate: { address: string; txHash: string; api: string }
}

export type HostedSignature = { messageHash: Hex; signature: Hex } | { safeTxHash: Hex }

type Answer<data> = data | Promise<data>

/**
 * What a host answers. Parameters are parsed before a method sees them. A method that throws a `HostRefusal` tells the
 * app its words; any other error is told as "Request failed".
 */
export type HostMethods = {
  getSafeInfo: (context: HostContext) => Answer<HostedSafeInfo>
  getChainInfo: (context: HostContext) => Answer<HostedChainInfo>
  getEnvironmentInfo: (context: HostContext) => Answer<{ origin: string }>
  /** As the service tells of balances. */
  getSafeBalances: (params: { currency: string }, context: HostContext) => Answer<unknown>
  /** As the service tells of a transaction. */
  getTxBySafeTxHash: (params: { safeTxHash: Hex }, context: HostContext) => Answer<unknown>
  /** Answered when an owner decided. */
  sendTransactions: (params: HostedTransactions, context: HostContext) => Answer<{ safeTxHash: Hex }>
  /** Answered when all signatures are there. */
  signMessage: (params: { message: string }, context: HostContext) => Answer<HostedSignature>
  signTypedMessage: (params: SignTypedMessageParams, context: HostContext) => Answer<HostedSignature>
  /** Undefined while signatures are missing. */
  getOffChainSignature: (messageHash: Hex, context: HostContext) => Answer<Hex | undefined>
  /** Only reads come here. */
  rpcCall: (params: { call: ReadCall; params: readonly unknown[] }, context: HostContext) => Answer<unknown>
  setSafeSettings: (
    settings: { offChainSigning: boolean },
    context: HostContext,
  ) => Answer<{ offChainSigning: boolean }>
  getPermissions: (context: HostContext) => Answer<readonly Permission[]>
  requestPermissions: (requests: PermissionRequests, context: HostContext) => Answer<readonly Permission[]>
  /** Empty where the app was not allowed. */
  requestAddressBook: (context: HostContext) => Answer<AddressBook>
}
