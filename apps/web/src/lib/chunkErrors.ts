const failures = new WeakSet<Error>()

/** Records every import() that failed, as Vite reports it. */
export function recordChunkErrors(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/** Whether code could not be loaded. Browsers cache a failed module: a second import() fails too, a reload does not. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && failures.has(error)
}
