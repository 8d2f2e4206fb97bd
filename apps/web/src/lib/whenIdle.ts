/**
 * Settles when the page has drawn and has nothing else to do, two seconds from now at the latest. For what is always
 * there and never waited for: asked for at once, it would share a slow network with what the reader came for.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no word for it.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200)
    else requestIdleCallback(() => resolve(), { timeout: 2_000 })
  })
}
