import { HttpRequestError } from 'viem'

/** The configuration names no node of the chain. To everybody who asks it is a node that does not answer. */
export class NodeMissingError extends HttpRequestError {
  override readonly name = 'NodeMissingError'
  constructor({ method }: { method: string }) {
    super({ body: { method }, details: 'No node is configured for this chain (rpcUrls.public).', url: '' })
  }
}
