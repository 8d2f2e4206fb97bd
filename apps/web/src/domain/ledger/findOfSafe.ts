import type { Address } from 'viem'
import type { Ledger, LedgerEntry } from './ledger.ts'

/** What was signed in one Safe. */
export function findOfSafe(ledger: Ledger, { chainId, address }: { chainId: number; address: Address }): LedgerEntry[] {
  return ledger.filter(({ chainId: id, safe }) => id === chainId && safe.toLowerCase() === address.toLowerCase())
}
