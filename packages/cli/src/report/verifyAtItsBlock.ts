import type { PlanCreationParameters } from '@countersign/protocol/chain'
import {
  type Check,
  type ClaimedTransaction,
  claim,
  type VerifyTransactionReturnType,
  verifyTransaction,
} from '@countersign/protocol/verify'
import type { SafeInfo } from '@countersign/protocol/wire'
import { type Address, type Hex, hexToBigInt } from 'viem'
import type { Sources } from '../sources/openSources.ts'
import type { Finding } from './judge.ts'
import type { Origin } from './renderChecks.ts'

export type ReviewTransactionParameters = {
  sources: Sources
  safe: Address
  claimed: ClaimedTransaction
  expectedHash?: Hex | undefined
  claimedSafe?: SafeInfo | undefined
  claimedTransactionHash?: Hex | undefined
  /** The Safe's version where no node is available. */
  version?: string | undefined
  origin: Origin
  /** Texts that may contain the original value of a changed field. */
  hints?: readonly string[]
  /** Findings of this program. */
  findings?: readonly Finding[]
  isStrict?: boolean
  /** The creation parameters of a Safe that is not deployed. */
  planned?: PlanCreationParameters | undefined
}

export type VerifyAtItsBlockOptions = {
  /** The report at the current block. */
  first: VerifyTransactionReturnType
  /** Its execution found on the chain; undefined if not executed. */
  transactionHash: Hex | undefined
}

/** Checks that depend on the owners. */
const ofOwners = new Set(['COUNT_DIFFERS', 'COUNTED_ALREADY', 'FORMER_OWNER', 'NOT_AN_OWNER', 'REQUIRED_DIFFERS'])

/** Verifies an executed transaction against owners and threshold at its block, if the node has that state. */
export async function verifyAtItsBlock(
  { claimed, expectedHash, safe, sources }: ReviewTransactionParameters,
  { first, transactionHash }: VerifyAtItsBlockOptions,
): Promise<{ report: VerifyTransactionReturnType; checks: readonly Finding[] } | undefined> {
  const { chainId, node } = sources
  if (!node || !transactionHash) return undefined
  const receipt = await node
    .request({ method: 'eth_getTransactionReceipt', params: [transactionHash] })
    .catch(() => undefined)
  const blockNumber = receipt ? hexToBigInt(receipt.blockNumber) - 1n : undefined
  const report =
    blockNumber === undefined
      ? undefined
      : await verifyTransaction(node, {
          blockNumber,
          chainId,
          claimed: claim(claimed),
          safe,
          ...(expectedHash ? { expectedHash } : {}),
        })
  const { owners, threshold } = report?.safe.facts?.value ?? {}
  if (report && owners && threshold !== undefined)
    // The nonce was open at that block.
    return { checks: report.checks.filter(({ code }) => code !== 'NONCE_OPEN'), report }
  const isOfOwners = ({ code, verdict }: Check) => verdict === 'warn' && ofOwners.has(code)
  return { checks: [...first.checks.filter((check) => !isOfOwners(check)), pastUnknown], report: first }
}

const pastUnknown: Finding = {
  code: 'PAST_UNKNOWN',
  id: 'cli',
  message: 'The node has no archive state for this block: the owners at that time are unknown.',
  verdict: 'unknown',
}
