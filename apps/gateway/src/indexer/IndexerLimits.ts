/** What one place of the chain may cost. Whatever is beyond is kept as an unread place and tried again later. */
export type IndexerLimits = {
  /** Executions of a range for whose signers it is looked before the range is written. Of more, it is done at the head. */
  executionsAtOnce: number
  /**
   * Facts of one kind that are kept of one Safe in one transaction of the chain. A Safe that runs code by delegatecall can
   * emit 17,000 events for the gas of a block; what its contract does by itself costs ten times as much for each.
   */
  factsPerTransaction: number
  /** The same for transfers of one token, whose contract may log many at once. */
  transfersPerTransaction: number
  /** Signatures of one execution that are looked at. More no contract can have checked within a block's gas. */
  signaturesPerExecution: number
  /** Signatures of one block that are recovered before the next block is read; each takes about a millisecond. */
  signaturesPerBlock: number
  /** The same for one transaction of the chain, so that one cannot use up what its block may cost. */
  signaturesPerTransaction: number
  /** Milliseconds for the names of new tokens of one range. */
  tokenTime: number
  /** Transfers to a Safe's address before its creation that are looked at. */
  earlierTransfers: number
  /** Milliseconds. After a trace that took longer, others wait until the head of the chain is indexed. */
  slowTrace: number
  /** Places whose receipt the node would not give although it was not too large: beyond, the node is at fault. */
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
