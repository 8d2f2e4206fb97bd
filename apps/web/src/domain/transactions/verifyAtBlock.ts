import { readOrigin } from '@countersign/protocol/chain'
import { type ClaimedTransaction, claim, type TransactionReport } from '@countersign/protocol/verify'
import type { Chain, Client, Hex, Transport } from 'viem'
import type { KernelCalls } from '../verification/createKernel.ts'
import type { VerifiedClaim } from '../verification/createQueueVerifier.ts'
import type { ReportId } from './Report.ts'

export type VerifyAtBlockParameters = {
  id: ReportId
  claimed: ClaimedTransaction
  /** The Ethereum transaction that executed it. */
  transactionHash: Hex
  blockNumber: bigint
}

export type PastState = {
  /** The block's time in Unix milliseconds. */
  executedAt: number | undefined
  /** By the state at that block; undefined where the node has no historical state. */
  verified: VerifiedClaim | undefined
}

/**
 * Verifies an execution against the owners and threshold before its block: with the current ones, every execution by a
 * former owner would raise an alarm.
 */
export async function verifyAtBlock(
  { client, kernel }: { client: Client<Transport, Chain>; kernel: Pick<KernelCalls, 'verifyQueue'> },
  { id, claimed, transactionHash, blockNumber }: VerifyAtBlockParameters,
): Promise<PastState> {
  const origin = await readOrigin(client, { blockNumber, transactionHash }).catch(() => undefined)
  const { safe, transactions } = await kernel.verifyQueue({
    blockNumber: blockNumber - 1n,
    chainId: id.chainId,
    claimed: claim([claimed]),
    expectedHash: id.safeTxHash,
    safe: id.address,
    ...(origin?.sender ? { executor: origin.sender } : {}),
  })
  const [report] = transactions
  const isReadable = report?.transaction !== undefined && safe.facts?.value.owners !== undefined
  return {
    executedAt: origin?.timestamp === undefined ? undefined : Number(origin.timestamp) * 1_000,
    verified: isReadable ? { ...report, safe } : undefined,
  }
}

/** Checks against the current owners and threshold, which do not apply to past executions. */
const ofToday = new Set([
  'APPROVAL_UNKNOWN',
  'CONTRACT_REFUSES',
  'CONTRACT_UNKNOWN',
  'COUNT_DIFFERS',
  'COUNT_UNKNOWN',
  'FORMER_OWNER',
  'NOT_AN_OWNER',
  'NOT_APPROVED_ON_CHAIN',
  'OWNERS_UNKNOWN',
  'REQUIRED_DIFFERS',
  'YOUR_SIGNATURE_WITHHELD',
])

/** The report without those checks, for a node without historical state. */
export function leaveOutToday<report extends Pick<TransactionReport, 'checks'>>(report: report): report {
  return { ...report, checks: report.checks.filter(({ code }) => !ofToday.has(code)) }
}
