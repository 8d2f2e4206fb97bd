import { RequestError } from './RequestError.ts'

export class NodeUnavailableError extends RequestError {
  override readonly name = 'NodeUnavailableError'
  readonly code = 'NODE_UNAVAILABLE'
  readonly status = 503
  constructor({ cause, chainId }: { cause: unknown; chainId: number }) {
    super(`The node of chain ${chainId} does not answer; nothing was stored. Try again in a moment.`, { cause })
  }
}
