export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** localStorage, or none on a server (whatever its runtime defines) and where cookies are blocked, where access throws. */
export function findStorage(): StorageLike | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}
