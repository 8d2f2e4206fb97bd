/**
 * Resolves in a new task, so that input is handled and rendering shown. Not a timer, which browsers throttle in the
 * background.
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
