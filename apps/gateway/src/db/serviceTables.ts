import type { Generated } from 'kysely'
import type { Address } from 'viem'

/** Tables of what the service itself keeps for its users, beside Safes and transactions. */
export type ServiceTables = {
  session: SessionTable
  sign_in_nonce: SignInNonceTable
}

/** Random texts that were given out and not yet signed. */
type SignInNonceTable = { nonce: string; expires_at: Date }

type SessionTable = {
  /** SHA-256 of the cookie's value: who reads the table cannot become its users. */
  token_hash: string
  address: Address
  chain_id: number
  created_at: Generated<Date>
  expires_at: Date
}
