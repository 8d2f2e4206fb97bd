/** Whether a person at the host said no (4001), somewhere along the causes. */
export function isRejected(error: unknown): boolean {
  let current: unknown = error
  for (let depth = 0; typeof current === 'object' && current !== null && depth < 8; depth += 1) {
    if ('rpcCode' in current && current.rpcCode === 4001) return true
    current = 'cause' in current ? current.cause : undefined
  }
  return false
}
