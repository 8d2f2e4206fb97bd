import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { ChainRegistry } from '../../chain-registry/ChainRegistry.ts'

export type TxServiceDeps = { chains: ChainRegistry; db: Kysely<Database>; publicUrl: string | undefined }

/** Where the dialect begins: what clients of it are told as their service address. */
export const txServicePath = '/tx-service/:chain/api'
