const maxCauses = 5

export type SerializedError = {
  cause?: SerializedError
  code?: number | string
  message: string
  name: string
  stack?: string
}

/**
 * The loggable parts of an error. Library errors reference entire connections, and their messages contain URLs with API
 * keys.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { message: hideSecrets(String(error)), name: typeof error }
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined
  const { cause } = error
  return {
    ...(cause === undefined || depth >= maxCauses ? {} : { cause: serializeError(cause, depth + 1) }),
    ...(code === undefined ? {} : { code }),
    message: hideSecrets(error.message),
    name: error.name,
    ...(error.stack && depth === 0 ? { stack: hideSecrets(error.stack) } : {}),
  }
}

/** Reduces URLs to scheme and host. */
function hideSecrets(text: string): string {
  return text.replace(/\b(https?|wss?|postgres(?:ql)?):\/\/(?:[^\s/@]*@)?([^\s/?#"']*)[^\s"']*/gi, '$1://$2')
}
