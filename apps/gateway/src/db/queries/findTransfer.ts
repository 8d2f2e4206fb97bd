import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import { loadTransfers } from './loadTransfers.ts'
import type { TransferRecord } from './Records.ts'

export type FindTransferParameters = {
  chainId: number
  /** `i<hash><position>` in the id is native coin, `e…` a token. */
  isNative: boolean
  position: string
  safe: Address
  transactionHash: Hash
}

/** A transfer by the parts of its id. */
export async function findTransfer(
  db: Kysely<Database>,
  { chainId, isNative, position, safe, transactionHash }: FindTransferParameters,
): Promise<TransferRecord | undefined> {
  const records = await loadTransfers(db, {
    chainId,
    mostPerTransaction: 10_000,
    safe,
    transactionHashes: [transactionHash],
  })
  return records.find((record) => record.position === position && (record.kind === 'native') === isNative)
}
