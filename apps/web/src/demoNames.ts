import { demoAccounts } from '@countersign/devchain/accounts'
import type { Names } from './shared/names.ts'

/** Who is who in the demo world. */
export const demoNames: Names = Object.fromEntries(demoAccounts.map(({ address, name }) => [address, name]))
