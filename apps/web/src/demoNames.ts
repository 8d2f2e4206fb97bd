import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Names } from './domain/address-book/names.ts'

export const demoNames: Names = Object.fromEntries(
  [...demoAccounts, ...Object.values(demoSafes)].map(({ address, name }) => [address, name]),
)

/** The one that the demo opens. */
export const demoSafe = demoSafes.treasury.address
