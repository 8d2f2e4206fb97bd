import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../../db/schema.ts'
import { createSharedReader } from '../../lib/createSharedReader.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'

type ReadSafe<value> = (db: Kysely<Database>, chain: ServedChain, address: Address) => Promise<value>

/** Shares concurrent reads of one Safe. */
export function shareReadings<value>(read: ReadSafe<value>): ReadSafe<value> {
  const readers = new WeakMap<ServedChain, (address: Address) => Promise<value>>()
  return (db, chain, address) => {
    const reader = readers.get(chain) ?? createSharedReader((safe: Address) => read(db, chain, safe))
    readers.set(chain, reader)
    return reader(address)
  }
}
