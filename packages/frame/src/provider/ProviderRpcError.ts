/** Error of an EIP-1193 provider. Not a BaseError: the standard requires a numeric code. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  constructor({ cause, code, message }: { cause?: unknown; code: number; message: string }) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** Converts an error to its EIP-1193 code: 4001 for a rejection by the user, -32603 otherwise. */
export function toProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const code = typeof error === 'object' && error !== null && 'rpcCode' in error ? error.rpcCode : undefined
  const message = error instanceof Error ? error.message : 'The host failed.'
  return new ProviderRpcError({ cause: error, code: typeof code === 'number' ? code : -32603, message })
}
