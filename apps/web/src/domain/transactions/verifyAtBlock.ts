import { readOrigin } from '@countersign/protocol/chain'
import { type ClaimedTransaction, claim, type TransactionReport } from '@countersign/protocol/verify'
import type { Chain, Client, Hex, Transport } from 'viem'
import type { KernelCalls } from '../verification/createKernel.ts'
import type { VerifiedClaim } from '../verification/createQueueVerifier.ts'
import type { ReportId } from './Report.ts'

export type VerifyAtBlockParameters = {
  id: ReportId
  claimed: ClaimedTransaction
  /** Where the chain has its execution. */
  transactionHash: Hex
  blockNumber: bigint
}

export type PastState = {
  /** Milliseconds since 1970, by the header of its block. */
  executedAt: number | undefined
  /** As the Safe was then; undefined where the node keeps no states that are so old. */
  verified: VerifiedClaim | undefined
}

/**
 * Owners and threshold change. What was executed was judged by the Safe as it was before that block, and is judged by
 * the same here: by those of today, every execution of an owner who left would be an alarm.
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

/** Judgements by owners and threshold of today, which say nothing of what was executed before. */
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

/** What is left to say where the node cannot tell how the Safe was then. */
export function leaveOutToday<report extends Pick<TransactionReport, 'checks'>>(report: report): report {
  return { ...report, checks: report.checks.filter(({ code }) => !ofToday.has(code)) }
}
