import type { ChainConfig } from '@countersign/protocol'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { listTokens } from '../../db/queries/listTokens.ts'
import type {
  ModuleTransactionRecord,
  MultisigTransactionRecord,
  TokenRecord,
  TransferRecord,
} from '../../db/queries/Records.ts'
import type { Database } from '../../db/schema.ts'

type AnyRecord = ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord

/** The tokens that these transactions call or pay with, in one query. */
export async function loadTokenMap(
  db: Kysely<Database>,
  { config, records }: { config: ChainConfig; records: readonly AnyRecord[] },
): Promise<ReadonlyMap<Address, TokenRecord>> {
  const addresses = [...new Set(records.flatMap(listTargets))]
  const tokens = await listTokens(db, { addresses, chainId: config.id })
  const configured = config.tokens.map(
    (token): TokenRecord => ({
      address: token.address,
      decimals: token.decimals ?? null,
      kind: 'erc20',
      name: token.name ?? null,
      symbol: token.symbol ?? null,
    }),
  )
  // Later entries win: what a contract said of itself goes before what the operator wrote.
  return new Map([...configured, ...tokens].map((token) => [token.address, token]))
}

function listTargets(record: AnyRecord): Address[] {
  switch (record.type) {
    case 'multisig':
      return record.transaction ? [record.transaction.to, record.transaction.gasToken] : []
    case 'module':
      return record.to === null ? [] : [record.to]
    case 'transfer':
      return []
  }
}
