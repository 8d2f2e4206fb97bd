import type { SafeVersion } from '@countersign/devchain/demo-world'

const kinds: { l2: boolean; version: SafeVersion }[] = [
  { l2: false, version: '1.3.0' },
  { l2: true, version: '1.4.1' },
  { l2: true, version: '1.5.0' },
  { l2: true, version: '1.3.0' },
  { l2: false, version: '1.4.1' },
  { l2: false, version: '1.5.0' },
]

/** Every current version, with and without its own events for L2 chains; `npm test` has time for one of each. */
export const safeKinds = process.env.LONG_TESTS ? kinds : kinds.slice(0, 3)
