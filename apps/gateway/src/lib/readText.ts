/** Reads a body as text. Stops at the limit, so that a server cannot exhaust the memory. */
export async function readText(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { maxBytes, toError }: { maxBytes: number; toError: (size: number) => Error },
): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > maxBytes) throw toError(size)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
