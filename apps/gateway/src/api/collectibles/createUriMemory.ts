import type { HeldCollectible } from '../../db/queries/collectibles.ts'

type Token = Pick<HeldCollectible, 'token' | 'tokenId'>

/** Token URIs as they were last read, for requests that do not get around to reading them. */
export type UriMemory = {
  /** Undefined if it was never read. */
  find(token: Token): string | null | undefined
  has(token: Token): boolean
  note(token: Token, uri: string | null): void
}

export const maxUriLength = 65_536
/** What an entry needs besides its URI. */
const entryLength = 200

/** @param maxLength characters in total; the least recently read ones are dropped */
export function createUriMemory({ maxLength = 16_000_000 }: { maxLength?: number } = {}): UriMemory {
  const uris = new Map<string, string | null>()
  let length = 0
  const toKey = ({ token, tokenId }: Token) => `${token}:${tokenId}`
  const measure = (uri: string | null) => entryLength + (uri?.length ?? 0)

  function forget(key: string): void {
    const uri = uris.get(key)
    if (uri !== undefined && uris.delete(key)) length -= measure(uri)
  }

  return {
    find: (token) => uris.get(toKey(token)),
    has: (token) => uris.has(toKey(token)),
    note(token, uri) {
      const key = toKey(token)
      forget(key)
      if (uri !== null && uri.length > maxUriLength) return
      uris.set(key, uri)
      length += measure(uri)
      for (const oldest of uris.keys()) {
        if (length <= maxLength) break
        forget(oldest)
      }
    },
  }
}
