/** What a service says that has no such thing; it is not asked again by itself. */
export const refused = () => Response.json({ code: 404, message: 'Gone' }, { status: 404 })

/**
 * Refuses until somebody clicks. Not until the test says so: a page asks again by itself now and then, and would be well
 * before its button is pressed.
 */
export function refuseUntilClick(answer: () => unknown): () => unknown {
  let isDown = true
  const mend = () => {
    isDown = false
  }
  window.addEventListener('click', mend, { capture: true, once: true })
  return () => (isDown ? refused() : answer())
}
