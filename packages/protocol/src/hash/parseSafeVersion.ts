import { BaseError } from '../errors/BaseError.ts'
import { msg } from '../text/msg.ts'

/** What of a Safe's version changes what its owners sign. */
export type SafeVersion = {
  major: number
  minor: number
  patch: number
  /** Build metadata after `+`, such as `L2`. */
  build: string | undefined
}

/** The version of a Safe is not of the form `1.4.1` or `1.3.0+L2`. */
export class InvalidSafeVersionError extends BaseError {
  constructor({ version }: { version: string }) {
    super(
      'INVALID_SAFE_VERSION',
      msg('safeVersionInvalid', '“{version}” is not a version of Safe.', { version: version.slice(0, 40) }),
      {
        metaMessages: ['Versions look like 1.4.1 or 1.3.0+L2. Without one, no hash can be computed.'],
      },
    )
  }
}

const pattern = /^(0|[1-9]\d{0,3})\.(0|[1-9]\d{0,3})\.(0|[1-9]\d{0,3})(?:\+([0-9A-Za-z.-]{1,20}))?$/

/** Reads a Safe's version; refuses to guess, for a wrong version means a wrong hash. */
export function parseSafeVersion(version: string): SafeVersion {
  const match = pattern.exec(version)
  if (!match) throw new InvalidSafeVersionError({ version })
  const [, major, minor, patch, build] = match
  return { major: Number(major), minor: Number(minor), patch: Number(patch), build }
}

/** Whether `version` is at least `minimum` (`major.minor.patch`; build metadata does not count). */
export function isVersionAtLeast(version: string, minimum: string): boolean {
  const left = parseSafeVersion(version)
  const right = parseSafeVersion(minimum)
  if (left.major !== right.major) return left.major > right.major
  if (left.minor !== right.minor) return left.minor > right.minor
  return left.patch >= right.patch
}
