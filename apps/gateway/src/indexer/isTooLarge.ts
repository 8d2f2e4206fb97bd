import { BaseError, ResponseBodyTooLargeError } from 'viem'

/** Whether an answer was not taken because of its size. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ResponseBodyTooLargeError) !== null
}
