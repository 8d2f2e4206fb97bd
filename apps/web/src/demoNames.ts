import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Names } from './domain/address-book/names.ts'

/** Names of the demo world's accounts. */
export const demoNames: Names = Object.fromEntries(
  [...demoAccounts, ...Object.values(demoSafes)].map(({ address, name }) => [address, name]),
)
