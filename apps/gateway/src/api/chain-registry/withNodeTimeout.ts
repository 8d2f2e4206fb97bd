import { ChainUnreachableError, WrongChainError } from '@countersign/protocol/chain'
import { BaseError } from 'viem'
import { RequestError } from '../errors/RequestError.ts'

/** Longer than a healthy node needs, shorter than a user waits; viem's retries continue in the background. */
const waitTimeout = 10_000

/** Maps failures and timeouts of the node to an error that does not blame the caller. */
export async function withNodeTimeout<result>(
  chainId: number,
  run: () => Promise<result>,
  { timeout = waitTimeout }: { timeout?: number } = {},
): Promise<result> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentNodeError({ timeout })), timeout)
  })
  try {
    return await Promise.race([run(), silence])
  } catch (cause) {
    if (cause instanceof SilentNodeError || isOfNode(cause))
      throw new RequestError(
        503,
        'NODE_UNAVAILABLE',
        `The node of chain ${chainId} does not respond. Nothing was stored. Try again in a moment.`,
        { cause, retryAfter: 5 },
      )
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

const failures = [BaseError, ChainUnreachableError, WrongChainError]
const isOfNode = (cause: unknown) => failures.some((failure) => cause instanceof failure)

class SilentNodeError extends Error {
  override readonly name = 'SilentNodeError'
  constructor({ timeout }: { timeout: number }) {
    super(`The node did not respond within ${timeout} ms. Try again in a moment.`)
  }
}
