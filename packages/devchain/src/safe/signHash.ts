import { type Address, concat, type Hex } from 'viem'
import { sign } from 'viem/accounts'
import { type DemoAccount, demoAccounts } from '../accounts/demoAccounts.ts'

/** The demo account with this address; throws for any other. */
function getDemoAccount(address: Address): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.address.toLowerCase() === address.toLowerCase())
  if (!account) throw new Error(`${address} is not a demo account, so there is no key to sign with.`)
  return account
}

/** The owners' packed signatures over a hash: sorted by address, 65 bytes each. */
export async function signHash(hash: Hex, owners: readonly Address[]): Promise<Hex> {
  const sorted = owners.map(getDemoAccount).sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  return concat(await Promise.all(sorted.map(({ privateKey }) => sign({ hash, privateKey, to: 'hex' }))))
}
