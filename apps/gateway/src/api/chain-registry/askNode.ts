import { BaseError } from 'viem'
import { RequestError } from '../errors/RequestError.ts'

/** Runs what needs a node; its failure is the node's and not the caller's. */
export async function askNode<result>(chainId: number, ask: () => Promise<result>): Promise<result> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof BaseError) throw new NodeUnavailableError({ cause, chainId })
    throw cause
  }
}

class NodeUnavailableError extends RequestError {
  override readonly name = 'NodeUnavailableError'
  readonly code = 'NODE_UNAVAILABLE'
  readonly status = 503
  constructor({ cause, chainId }: { cause: unknown; chainId: number }) {
    super(`The node of chain ${chainId} does not answer; nothing was stored. Try again in a moment.`, { cause })
  }
}
