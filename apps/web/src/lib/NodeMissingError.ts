import { HttpRequestError } from 'viem'

/** The configuration has no node for the chain. Callers treat it as an unreachable node. */
export class NodeMissingError extends HttpRequestError {
  override readonly name = 'NodeMissingError'
  constructor({ method }: { method: string }) {
    super({ body: { method }, details: 'No node is configured for this chain (rpcUrls.public).', url: '' })
  }
}
