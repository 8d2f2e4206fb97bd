import { BaseError } from '@countersign/protocol/errors'
import { createPublicClient, http } from 'viem'

class ChainUnreachableError extends BaseError {
  override readonly name = 'ChainUnreachableError'
  readonly code = 'CHAIN_UNREACHABLE'
  constructor({ cause, url }: { cause: unknown; url: string }) {
    super(
      `No chain answers at ${url}: start one with npm start, set CHAIN_PORT to its port, or name your chains in COUNTERSIGN_CHAINS.`,
      { cause },
    )
  }
}

/** Without this a gateway on its own would look well and follow nothing. */
export async function assertChainAnswers(url: string): Promise<void> {
  const client = createPublicClient({ transport: http(url, { retryCount: 0, timeout: 3_000 }) })
  await client.getChainId().catch((cause: unknown) => {
    throw new ChainUnreachableError({ cause, url })
  })
}
