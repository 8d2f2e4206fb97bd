import { onTestFinished } from 'vitest'

/** A phone, for `useIsTouch`: the test browser has a mouse, and style sheets continue to see it. */
export function emulateTouch(): void {
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query)
  onTestFinished(() => {
    window.matchMedia = matchMedia
  })
}
