/** Runs it when the next frame has been drawn: what a click shows comes before what it loads. */
export function afterNextFrame(run: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    run()
  }
  requestAnimationFrame(() => setTimeout(once))
  // A page in the background draws no frames.
  setTimeout(once, 100)
}
