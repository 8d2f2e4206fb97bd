/** The part of the browser's storage that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storage. A server has none, whatever its runtime offers under that name; where cookies are blocked, touching it throws. */
export function findStorage(): StorageLike | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}
