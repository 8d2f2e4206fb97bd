/**
 * What an EIP-1193 provider rejects with. Not a BaseError: there the code must be a number, by the standard.
 */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  constructor({ cause, code, message }: { cause?: unknown; code: number; message: string }) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** The same error with the number that the standard has for it: 4001 for a person's no, -32603 for all that failed. */
export function toProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const code = typeof error === 'object' && error !== null && 'rpcCode' in error ? error.rpcCode : undefined
  const message = error instanceof Error ? error.message : 'The host failed.'
  return new ProviderRpcError({ cause: error, code: typeof code === 'number' ? code : -32603, message })
}
