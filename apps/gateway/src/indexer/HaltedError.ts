import { BaseError } from '@countersign/protocol/errors'

/** The node returns another chain than the indexed one. Nothing is changed until that is corrected. */
export class HaltedError extends BaseError {
  override readonly name: string = 'HaltedError'
  readonly code: string = 'INDEXING_HALTED'
}

export class WrongChainError extends HaltedError {
  override readonly name = 'WrongChainError'
  override readonly code = 'WRONG_CHAIN'
  constructor({ actual, expected }: { actual: number; expected: number }) {
    super(`The node of chain ${expected} answers for chain ${actual}.`, {
      metaMessages: ['Correct the RPC URL or the id of the chain in the chains file.'],
    })
  }
}

export class WrongHistoryError extends HaltedError {
  override readonly name = 'WrongHistoryError'
  override readonly code = 'WRONG_HISTORY'
  constructor({ chainId }: { chainId: number }) {
    super(`The node of chain ${chainId} has another first block than the chain that was indexed.`, {
      metaMessages: [
        'Correct the RPC URL. If the chain was begun anew, start with an empty database, or delete the rows of the chain from the tables block, checkpoint and indexer.',
      ],
    })
  }
}

export class ReorganisationTooDeepError extends HaltedError {
  override readonly name = 'ReorganisationTooDeepError'
  override readonly code = 'REORGANISATION_TOO_DEEP'
  constructor({ block, chainId, depth }: { block: number; chainId: number; depth: number }) {
    super(`The node of chain ${chainId} has replaced more than ${depth} blocks below block ${block}.`, {
      metaMessages: [
        'Nothing was changed. Correct the RPC URL, or set COUNTERSIGN_MAX_REORG to a greater depth if the chain did this.',
      ],
    })
  }
}
