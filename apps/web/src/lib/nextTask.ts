/**
 * Settles in a task of its own: whoever scrolls or types in between is answered, and what was drawn is shown. Not a timer,
 * which a page in the background is made to wait for.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
