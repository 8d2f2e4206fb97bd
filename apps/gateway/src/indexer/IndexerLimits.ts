/** What a transaction or block may cost. Anything above is stored as a failed transaction and retried. */
export const defaultIndexerLimits = {
  /** Executions of a range whose signers are recovered before it is stored. With more, that happens at the head. */
  executionsAtOnce: 100,
  /**
   * Facts of one kind per Safe and transaction. Code that a Safe runs by delegatecall can emit 17,000 events for the gas of
   * a block; events of the contract itself cost ten times as much.
   */
  factsPerTransaction: 2_000,
  /** The same for transfers of one token, whose contract may log many at once. */
  transfersPerTransaction: 5_000,
  /** Signatures of one execution. No contract can verify more within the gas of a block. */
  signaturesPerExecution: 5_000,
  /** Signatures of one block that are recovered before the next block; each takes about a millisecond. */
  signaturesPerBlock: 2_000,
  /** The same per transaction, so that one cannot use the limit of its block. */
  signaturesPerTransaction: 500,
  /** Milliseconds for the metadata of new tokens of a range. */
  tokenTime: 3_000,
  /** Transfers to a Safe's address before its creation. */
  earlierTransfers: 5_000,
  /** Milliseconds. A trace that takes longer pauses the others. */
  slowTrace: 2_000,
  /** Receipts that the node did not return although they were not too large: above, the node is at fault. */
  failedReceipts: 1_000,
}

export type IndexerLimits = typeof defaultIndexerLimits
