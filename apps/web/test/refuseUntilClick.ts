/** A 404, which is not retried automatically. */
export const refused = () => Response.json({ code: 404, message: 'Gone' }, { status: 404 })

/**
 * Refuses until a click, not until the test decides: automatic refetches would succeed before the button is pressed.
 */
export function refuseUntilClick(answer: () => unknown): () => unknown {
  let isDown = true
  const restore = () => {
    isDown = false
  }
  window.addEventListener('click', restore, { capture: true, once: true })
  return () => (isDown ? refused() : answer())
}
