/** Deep chains of causes are cut: the log is for people. */
const mostCauses = 5

export type SerializedError = {
  cause?: SerializedError
  code?: number | string
  message: string
  name: string
  stack?: string
}

/**
 * What the log may hold of an error: name, code, sentence, place and causes. Errors of libraries carry whole connections
 * with them, and name nodes by addresses whose paths are keys.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { message: hideSecrets(String(error)), name: typeof error }
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined
  const { cause } = error
  return {
    ...(cause === undefined || depth >= mostCauses ? {} : { cause: serializeError(cause, depth + 1) }),
    ...(code === undefined ? {} : { code }),
    message: hideSecrets(error.message),
    name: error.name,
    ...(error.stack && depth === 0 ? { stack: hideSecrets(error.stack) } : {}),
  }
}

/** Keeps scheme and host of addresses, and drops user, password, path and query. */
function hideSecrets(text: string): string {
  return text.replace(/\b(https?|wss?|postgres(?:ql)?):\/\/(?:[^\s/@]*@)?([^\s/?#"']*)[^\s"']*/gi, '$1://$2')
}
