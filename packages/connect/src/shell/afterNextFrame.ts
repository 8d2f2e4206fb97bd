/** Runs after the next frame is painted: a click shows its effect before it loads code. */
export function afterNextFrame(run: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    run()
  }
  requestAnimationFrame(() => setTimeout(once))
  // Background pages paint no frames.
  setTimeout(once, 100)
}
