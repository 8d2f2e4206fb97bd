import type { PlanCreationParameters } from '@countersign/protocol/chain'
import type { ClaimedTransaction } from '@countersign/protocol/verify'
import type { SafeInfo } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { Sources } from '../sources/openSources.ts'
import type { Finding } from './judge.ts'

export type ReviewTransactionParameters = {
  sources: Sources
  safe: Address
  claimed: ClaimedTransaction
  /** The hash that was asked for. */
  expectedHash?: Hex | undefined
  claimedSafe?: SafeInfo | undefined
  /** Where the service says that it was executed. */
  claimedTransactionHash?: Hex | undefined
  /** The Safe's version where nobody can be asked. */
  version?: string | undefined
  /** Typed by the user or in a file of theirs: that somebody stands behind it is theirs to know. */
  isOurs?: boolean
  /** Texts in which the original of a changed field may stand. */
  hints?: readonly string[]
  /** What this program compared before. */
  findings?: readonly Finding[]
  isStrict?: boolean
  /** What the Safe's address is made of, where a file says that it is not on the chain yet. */
  planned?: PlanCreationParameters | undefined
}
