import { constants, gunzipSync, gzipSync } from 'node:zlib'

/** A body as it is kept: lists of transactions take a sixth of their size, so that six times as many have room. */
export type CachedBody = {
  bytes: Uint8Array<ArrayBuffer>
  /** Of what was made smaller; undefined for what is kept as it is. */
  plainSize: number | undefined
}

/** In bytes. Less does not pay, and over more others would wait. */
const [smallest, largest] = [1_000, 128_000]

export function cacheBody(body: Uint8Array<ArrayBuffer>): CachedBody {
  if (body.length < smallest || body.length > largest) return { bytes: body, plainSize: undefined }
  // Copied: what zlib returns is a small part of a large piece of memory, all of which would be kept.
  return { bytes: new Uint8Array(gzipSync(body, { level: constants.Z_BEST_SPEED })), plainSize: body.length }
}

export function openBody({ bytes, plainSize }: CachedBody): Uint8Array<ArrayBuffer> {
  // In one piece, since pieces would be joined again; with room to spare, since zlib takes another piece for a full one.
  return plainSize === undefined ? bytes : gunzipSync(bytes, { chunkSize: Math.max(plainSize + 1, 64) })
}
