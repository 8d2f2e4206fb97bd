/** The one sentence for a program that cannot start; the whole story is for the log. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Countersign cannot start: ${String(error)}`
  // Errors of the house are written for people: cause first, remedy after it.
  if ('shortMessage' in error && 'code' in error) return error.message.split('\n').join(' ')
  const [line] = error.message.split('\n')
  return `Countersign cannot start because of an unexpected error (${line || error.name}): set LOG_LEVEL=debug to see more, and please report it.`
}
