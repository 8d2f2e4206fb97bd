import { type Call, describeTransaction, type RefundFields, type TransactionDescription } from '@countersign/protocol'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../../db/schema.ts'
import { isExplainable } from '../../lib/isExplainable.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { type KnownToken, loadTokenMap } from '../tokens/loadTokenMap.ts'
import { listBatchTargets } from '../transactions/listBatchTargets.ts'

export type ExplainedTransaction = {
  /** Undefined for a call whose data is too large. */
  description: TransactionDescription | undefined
  tokens: ReadonlyMap<Address, KnownToken>
}

/** What a transaction of a Safe means by the kernel's rules, with the tokens that the service knows. */
export async function explainTransaction(
  { chain: { config, findFunctions }, db }: { chain: ServedChain; db: Kysely<Database> },
  { safe, transaction }: { safe: Address; transaction: Call & Partial<RefundFields> },
): Promise<ExplainedTransaction> {
  if (!isExplainable(transaction.data)) return { description: undefined, tokens: new Map() }
  const others = [transaction.to, ...listBatchTargets(transaction)]
  const tokens = await loadTokenMap(db, { config, others, records: [] })
  const description = describeTransaction({
    findFunctions,
    findToken: (address) => {
      const token = tokens.get(address)
      if (!token) return undefined
      const { decimals, kind, symbol } = token
      return {
        decimals: decimals ?? undefined,
        symbol: symbol ?? undefined,
        type: kind === 'erc20' ? 'ERC20' : 'ERC721',
      }
    },
    nativeCurrency: config.nativeCurrency,
    safe,
    transaction,
  })
  return { description, tokens }
}
