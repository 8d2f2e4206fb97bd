import type { Address, Hex } from 'viem'
import type { HostedTransactions } from '../wire/HostedTransactionsSchema.ts'
import type { AddressBook } from '../wire/HostInfoSchema.ts'
import type { Permission, PermissionRequests } from '../wire/PermissionSchema.ts'
import type { ReadCall } from '../wire/rpcCalls.ts'
import type { SignTypedMessageParams } from '../wire/SignMessageSchema.ts'

export type HostContext = {
  /** Origin of the app, as reported by the browser. */
  origin: string
  sdkVersion: string
  /** Aborted when the app's page is unloaded. */
  signal: AbortSignal
}

/** The twelve fields of the official host. */
export type HostedSafeInfo = {
  safeAddress: Address
  chainId: number
  threshold: number
  owners: readonly Address[]
  /** Whether the connected account cannot sign. */
  isReadOnly: boolean
  nonce: number
  implementation: Address
  modules: readonly Address[] | null
  fallbackHandler: Address | null
  guard: Address | null
  version: string | null
  /** Chain name in capitals, for apps older than chain ids. */
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
 * Methods of a host. Parameters are parsed first. The message of a `HostRefusal` is sent to the app; any other error
 * becomes "Request failed".
 */
export type HostMethods = {
  getSafeInfo: (context: HostContext) => Answer<HostedSafeInfo>
  getChainInfo: (context: HostContext) => Answer<HostedChainInfo>
  getEnvironmentInfo: (context: HostContext) => Answer<{ origin: string }>
  /** Balances in the service's format. */
  getSafeBalances: (params: { currency: string }, context: HostContext) => Answer<unknown>
  /** Transaction in the service's format. */
  getTxBySafeTxHash: (params: { safeTxHash: Hex }, context: HostContext) => Answer<unknown>
  /** Resolves when an owner has decided. */
  sendTransactions: (params: HostedTransactions, context: HostContext) => Answer<{ safeTxHash: Hex }>
  /** Resolves when all signatures are collected. */
  signMessage: (params: { message: string }, context: HostContext) => Answer<HostedSignature>
  signTypedMessage: (params: SignTypedMessageParams, context: HostContext) => Answer<HostedSignature>
  /** Undefined while signatures are missing. */
  getOffChainSignature: (messageHash: Hex, context: HostContext) => Answer<Hex | undefined>
  /** Receives read-only methods only. */
  rpcCall: (params: { call: ReadCall; params: readonly unknown[] }, context: HostContext) => Answer<unknown>
  setSafeSettings: (
    settings: { offChainSigning: boolean },
    context: HostContext,
  ) => Answer<{ offChainSigning: boolean }>
  getPermissions: (context: HostContext) => Answer<readonly Permission[]>
  requestPermissions: (requests: PermissionRequests, context: HostContext) => Answer<readonly Permission[]>
  /** Empty without the permission. */
  requestAddressBook: (context: HostContext) => Answer<AddressBook>
}
