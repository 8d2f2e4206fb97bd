/**
 * Resolves when the page is idle, after two seconds at the latest. For code that is always needed and never urgent:
 * loaded immediately, it would compete for a slow network.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200)
    else requestIdleCallback(() => resolve(), { timeout: 2_000 })
  })
}
