import { constants, gunzipSync, gzipSync } from 'node:zlib'

/** A cached body: transaction lists compress to a sixth. */
export type CachedBody = {
  bytes: Uint8Array<ArrayBuffer>
  /** Uncompressed size; undefined if stored uncompressed. */
  plainSize: number | undefined
}

/** Bytes. Below, compression does not pay; above, it blocks the event loop. */
const [smallest, largest] = [1_000, 128_000]

export function cacheBody(body: Uint8Array<ArrayBuffer>): CachedBody {
  if (body.length < smallest || body.length > largest) return { bytes: body, plainSize: undefined }
  // Copied: zlib returns a slice that would retain a much larger buffer.
  return { bytes: new Uint8Array(gzipSync(body, { level: constants.Z_BEST_SPEED })), plainSize: body.length }
}

export function openBody({ bytes, plainSize }: CachedBody): Uint8Array<ArrayBuffer> {
  // One chunk avoids concatenation; the extra byte keeps zlib from allocating a second one.
  return plainSize === undefined ? bytes : gunzipSync(bytes, { chunkSize: Math.max(plainSize + 1, 64) })
}
