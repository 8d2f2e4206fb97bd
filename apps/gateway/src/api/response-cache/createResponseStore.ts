import type { Address } from 'viem'
import type { KeptBody } from './keepBody.ts'

export type CachedResponse = {
  etag: string
  kept: KeptBody
  /** Contracts that nobody knew as tokens then. */
  unknownTokens: readonly Address[]
  /** Of the Safe when work on the response began. */
  version: string
}

export type ResponseStore = {
  get(key: string): CachedResponse | undefined
  set(key: string, response: CachedResponse): void
}

/** Keeps responses up to a number of bytes; those not asked for the longest go first. */
export function createResponseStore({ maxBytes }: { maxBytes: number }): ResponseStore {
  const responses = new Map<string, CachedResponse>()
  let bytes = 0
  const sizeOf = (key: string, { kept }: CachedResponse) => key.length + kept.bytes.length

  function drop(key: string): void {
    const response = responses.get(key)
    if (!response) return
    responses.delete(key)
    bytes -= sizeOf(key, response)
  }

  return {
    get(key) {
      const response = responses.get(key)
      if (!response) return undefined
      responses.delete(key)
      responses.set(key, response)
      return response
    },
    set(key, response) {
      drop(key)
      // One page must not drive out a hundred others.
      if (sizeOf(key, response) > maxBytes / 16) return
      responses.set(key, response)
      bytes += sizeOf(key, response)
      for (const oldest of responses.keys()) {
        if (bytes <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
