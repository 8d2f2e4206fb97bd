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
  /** The requested hash. */
  expectedHash?: Hex | undefined
  claimedSafe?: SafeInfo | undefined
  /** The transaction hash that the service reports. */
  claimedTransactionHash?: Hex | undefined
  /** The Safe's version where no node is available. */
  version?: string | undefined
  /** From the command line or a file: its origin is the user's own. */
  isOurs?: boolean
  /** Texts that may contain the original value of a changed field. */
  hints?: readonly string[]
  /** Findings of this program. */
  findings?: readonly Finding[]
  isStrict?: boolean
  /** The creation parameters of a Safe that is not deployed. */
  planned?: PlanCreationParameters | undefined
}
