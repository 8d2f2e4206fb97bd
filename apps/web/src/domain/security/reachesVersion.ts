import { isVersionAtLeast } from '@countersign/protocol/hash'

/** Whether a version is at least `minimum`; undefined if it is no version at all. */
export function reachesVersion(version: string, minimum: string): boolean | undefined {
  try {
    return isVersionAtLeast(version, minimum)
  } catch {
    return undefined
  }
}
