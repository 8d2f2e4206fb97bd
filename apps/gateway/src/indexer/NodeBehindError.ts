import { BaseError } from '@countersign/protocol/errors'

/**
 * The node has not got blocks that are indexed. It may be behind others, or the chain has become shorter: only another
 * block in the place of an indexed one tells the two apart, so nothing is changed.
 */
export class NodeBehindError extends BaseError {
  override readonly name = 'NodeBehindError'
  readonly code = 'NODE_BEHIND'
  constructor({ chainId, head, indexed }: { chainId: number; head: number; indexed: number }) {
    super(
      head < indexed
        ? `The node of chain ${chainId} is ${indexed - head} block(s) behind the index: its newest block is ${head}, and block ${indexed} is indexed.`
        : `The node of chain ${chainId} does not have block ${indexed}, which is indexed.`,
      { metaMessages: ['It catches up, or its next block shows that the chain was set back: then the index follows.'] },
    )
  }
}
