import type { Call, RefundFields, TransactionDescription } from '@countersign/protocol/decode'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../../db/schema.ts'
import { decodeInSlices, describeInSlices, isExplainable } from '../../lib/decodeInSlices.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { type KnownToken, loadTokenMap } from '../tokens/knownTokens.ts'
import { listBatchTargets } from '../transactions/toCallInfo.ts'

export type ExplainedTransaction = {
  /** Undefined if the calldata is too large. */
  description: TransactionDescription | undefined
  tokens: ReadonlyMap<Address, KnownToken>
}

/** Explains a Safe transaction by the kernel's rules, with the indexed tokens. */
export async function explainTransaction(
  { chain: { config, findFunctions }, db }: { chain: ServedChain; db: Kysely<Database> },
  { safe, transaction }: { safe: Address; transaction: Call & Partial<RefundFields> },
): Promise<ExplainedTransaction> {
  if (!isExplainable(transaction.data)) return { description: undefined, tokens: new Map() }
  const decoded = await decodeInSlices(transaction, { findFunctions })
  const others = [transaction.to, ...listBatchTargets(decoded)]
  const tokens = await loadTokenMap(db, { config, others, records: [] })
  const findToken = (address: Address) => toDescribedToken(tokens.get(address))
  const { nativeCurrency } = config
  const description = await describeInSlices({ decoded, findFunctions, findToken, nativeCurrency, safe, transaction })
  return { description, tokens }
}

function toDescribedToken(token: KnownToken | undefined) {
  if (!token) return undefined
  const { decimals, kind, symbol } = token
  const type = kind === 'erc20' ? 'ERC20' : 'ERC721'
  return { decimals: decimals ?? undefined, symbol: symbol ?? undefined, type } as const
}
