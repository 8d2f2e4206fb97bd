import { isVersionAtLeast } from '@countersign/protocol/hash'
import { toLogEvent } from '@countersign/protocol/verify'
import { type Address, zeroAddress } from 'viem'
import type { HistoryRecord } from './HistoryRecord.ts'

/** Transfers on the chain that a list omits. */
export type OmittedTransfers = {
  /** Of the native coin, or of tokens listed by the operator or present in the list. */
  known: number
  /** Of other tokens: anyone can create some. */
  unlisted: number
  /** After the block up to which the list is complete. */
  later: number
}

export type FindOmittedTransfersParameters = {
  /** The list's last block. */
  block: bigint | undefined
  /** Whether a row of the list uses this event. */
  hasEvent: (event: string) => boolean
  isKnownToken: (token: Address) => boolean
  /** The Safe's version. */
  version: string | undefined
}

/**
 * Transfers that a list omits, by the logs of tokens and of the Safe. Sent coins have no log: if all received ones are
 * known and the balance agrees with the chain, none is missing. Undefined where logs were not read, or the Safe's
 * version does not log received coins.
 */
export function findOmittedTransfers(
  record: HistoryRecord | undefined,
  { block, hasEvent, isKnownToken, version }: FindOmittedTransfersParameters,
): OmittedTransfers | undefined {
  if (!record || block === undefined || record.to < block) return undefined
  if (version === undefined || !isVersionAtLeast(version, '1.3.0')) return undefined
  const omitted: OmittedTransfers = { known: 0, later: 0, unlisted: 0 }
  const count = (token: Address | undefined, blockNumber: bigint) => {
    if (blockNumber > block) omitted.later += 1
    else if (isKnownToken(token ?? zeroAddress)) omitted.known += 1
    else omitted.unlisted += 1
  }
  for (const { blockNumber, logIndex, token, transactionHash, type, value } of record.transfers)
    if ((type === 'ERC721' || value > 0n) && !hasEvent(toLogEvent(transactionHash, logIndex))) count(token, blockNumber)
  for (const { blockNumber, logIndex, position, token, transactionHash, value } of record.multiTransfers)
    if (value > 0n && !hasEvent(toLogEvent(transactionHash, logIndex, position))) count(token, blockNumber)
  return omitted
}
