const pauses = [500, 1_000, 2_000, 4_000]

/** Loads a part of the app and tries again for a while: a service that restarts must not cost the page its content. */
export async function loadPart<part>(
  load: () => Promise<part>,
  sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
): Promise<part> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await sleep(pause)
    }
  }
  return load()
}
