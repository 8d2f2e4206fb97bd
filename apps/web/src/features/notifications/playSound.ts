/** Plays two short tones; false if the browser requires a user gesture first. */
export async function playSound(): Promise<boolean> {
  const context = new AudioContext()
  try {
    // `resume()` may stay pending until a user gesture, possibly forever.
    const isRunning = await Promise.race([
      context.resume().then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 500)),
    ])
    if (!isRunning) return false
    for (const [index, pitch] of [660, 880].entries()) {
      const start = context.currentTime + index * 0.18
      const [tone, volume] = [context.createOscillator(), context.createGain()]
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.12, start)
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + 0.16)
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    return true
  } finally {
    await context.close()
  }
}
