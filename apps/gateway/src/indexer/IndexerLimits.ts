/** What a transaction or block may cost. Anything above is stored as a failed transaction and retried. */
export type IndexerLimits = {
  /** Executions of a range whose signers are recovered before it is stored. With more, that happens at the head. */
  executionsAtOnce: number
  /**
   * Facts of one kind per Safe and transaction. Code that a Safe runs by delegatecall can emit 17,000 events for the gas of
   * a block; events of the contract itself cost ten times as much.
   */
  factsPerTransaction: number
  /** The same for transfers of one token, whose contract may log many at once. */
  transfersPerTransaction: number
  /** Signatures of one execution. No contract can verify more within the gas of a block. */
  signaturesPerExecution: number
  /** Signatures of one block that are recovered before the next block; each takes about a millisecond. */
  signaturesPerBlock: number
  /** The same per transaction, so that one cannot use the limit of its block. */
  signaturesPerTransaction: number
  /** Milliseconds for the metadata of new tokens of a range. */
  tokenTime: number
  /** Transfers to a Safe's address before its creation. */
  earlierTransfers: number
  /** Milliseconds. A trace that takes longer pauses the others. */
  slowTrace: number
  /** Receipts that the node did not return although they were not too large: above, the node is at fault. */
  unreadReceipts: number
}

export const defaultLimits: IndexerLimits = {
  earlierTransfers: 5_000,
  executionsAtOnce: 100,
  factsPerTransaction: 2_000,
  signaturesPerBlock: 2_000,
  signaturesPerExecution: 5_000,
  signaturesPerTransaction: 500,
  slowTrace: 2_000,
  tokenTime: 3_000,
  transfersPerTransaction: 5_000,
  unreadReceipts: 1_000,
}
