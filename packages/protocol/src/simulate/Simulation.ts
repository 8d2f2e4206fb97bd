import type { Address, Hex } from 'viem'
import type { SafeState } from '../chain/readSafeState.ts'
import type { SafeFacts } from '../chain/SafeFacts.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import type { TranslatableMessage } from '../text/msg.ts'
import type { Check } from '../verify/Check.ts'

/** The facts of a Safe that a simulation needs, all at one block. */
export type SimulatedSafe = Pick<
  SafeFacts,
  'block' | 'implementation' | 'modules' | 'nonce' | 'owners' | 'planned' | 'safe' | 'threshold' | 'version'
>

/** The same from a state that was read. */
export function toSimulatedSafe({ address, threshold, ...state }: SafeState): SimulatedSafe {
  return { ...state, safe: address, threshold: BigInt(threshold) }
}

/** The node method that responded. */
export type SimulationMethod = 'eth_simulateV1' | 'debug_traceCall' | 'eth_call'

/** A response of the node that was not used, with the reason as a sentence. */
export type DiscardedResponse = { method: SimulationMethod; message: TranslatableMessage }

/**
 * What nobody could look at. It may be anything: never to be shown as "nothing happens".
 *
 * - `all`: nothing could be tried
 * - `tokens`, `allowances`: those that nobody named
 * - `settings`: who and what decides over the Safe
 * - `storage`: the rest of the Safe's storage
 * - `refund`: what the Safe pays for the gas depends on the price of that moment
 */
export type NotSeen =
  | 'all'
  | 'coin'
  | 'tokens'
  | 'pieces'
  | 'allowances'
  | 'settings'
  | 'storage'
  | 'calls'
  | 'gas'
  | 'refund'

/** Change of the Safe's token balance, by `balanceOf`. */
export type TokenChange = { token: Address; change: bigint }

/** One token id (ERC-721, ERC-1155), by the log of its contract. */
export type PieceChange = { token: Address; tokenId: bigint; change: bigint; type: 'ERC721' | 'ERC1155' }

export type AllowanceChange =
  | { kind: 'amount'; token: Address; spender: Address; before: bigint; after: bigint }
  | { kind: 'piece'; token: Address; spender: Address; tokenId: bigint }
  | { kind: 'all'; token: Address; spender: Address; isAllowed: boolean }

export type SafeSetting =
  | 'owners'
  | 'threshold'
  | 'modules'
  | 'guard'
  | 'moduleGuard'
  | 'fallbackHandler'
  | 'implementation'

/** Addresses or one number; undefined where only the change itself was seen. */
export type SettingChange = {
  setting: SafeSetting
  before: readonly string[] | undefined
  after: readonly string[] | undefined
}

/** A nested call, in order; static calls are omitted. */
export type SimulatedCall = {
  /** 0 for calls of the Safe itself. */
  depth: number
  type: string
  from: Address
  to: Address | undefined
  value: bigint
  /** The first four bytes of its data. */
  selector: Hex | undefined
  hasFailed: boolean
}

/** The effects of executing a transaction on top of one block, and what could not be determined. */
export type Simulation = {
  outcome: 'success' | 'failure' | 'unknown'
  /** Revert reason, if there is one. */
  reason: string | undefined
  block: BlockReference
  /** Methods that responded; empty where nothing could be simulated. */
  ways: readonly SimulationMethod[]
  /** Responses that were rejected: the node may be misconfigured, behind, or lying. */
  discarded: readonly DiscardedResponse[]
  /** Gas of the complete execution. */
  gas: bigint | undefined
  coin: bigint
  tokens: readonly TokenChange[]
  pieces: readonly PieceChange[]
  allowances: readonly AllowanceChange[]
  settings: readonly SettingChange[]
  /** Number of other storage slots of the Safe that change. */
  otherStorage: number
  calls: readonly SimulatedCall[]
  notSeen: readonly NotSeen[]
  checks: readonly Check[]
}

export type SimulatedLog = { address: Address; topics: readonly Hex[]; data: Hex }
