/** So much of a body that is refused anyway is still read: a client that is cut off while it sends never sees why. */
const maxDiscarded = 16_000_000
const maxPatience = 5_000

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>

/** Reads what nobody will look at and keeps nothing of it: left unread, it would stand before the next request. */
export async function discardBody(reader: BodyReader): Promise<void> {
  let size = 0
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), maxPatience)
  })
  try {
    while (size <= maxDiscarded) {
      const part = await Promise.race([reader.read(), patience])
      if (!part || part.done) return
      size += part.value.length
    }
  } catch {
    // The client left; there is nobody to answer.
  } finally {
    clearTimeout(timer)
  }
}
