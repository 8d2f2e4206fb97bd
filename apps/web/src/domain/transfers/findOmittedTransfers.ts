import { isVersionAtLeast } from '@countersign/protocol/hash'
import { toLogEvent } from '@countersign/protocol/verify'
import { type Address, zeroAddress } from 'viem'
import type { HistoryRecord } from './HistoryRecord.ts'

/** Transfers on the chain that a list leaves out. */
export type OmittedTransfers = {
  /** Of the coin, or of tokens that the operator lists or the list itself has. */
  known: number
  /** Of others: anybody can make some appear. */
  unlisted: number
  /** After the block that the list is said to go up to. */
  later: number
}

export type FindOmittedTransfersParameters = {
  /** Up to which the list goes. */
  block: bigint | undefined
  /** Whether a row of the list stands for it. */
  hasEvent: (event: string) => boolean
  isKnownToken: (token: Address) => boolean
  /** Of the Safe. */
  version: string | undefined
}

/**
 * What a list of movements leaves out, by the logs of tokens and of the Safe. Coins that the Safe pays have no log: where
 * all that came in is known and what is left agrees with the chain, none of them is missing. Undefined where it cannot be
 * told, because logs were not read or old versions write none when coins come in.
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
