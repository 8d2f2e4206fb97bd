import { isVersionAtLeast } from '@countersign/protocol/hash'

/** Whether a Safe is of a release or a later one; undefined where what it says of itself is no release at all. */
export function reachesVersion(version: string, minimum: string): boolean | undefined {
  try {
    return isVersionAtLeast(version, minimum)
  } catch {
    return undefined
  }
}
