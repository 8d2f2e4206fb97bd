import {
  type Call,
  createFindCodeHash,
  type RefundFields,
  readOfficialCodes,
  type TransactionDescription,
} from '@countersign/protocol/decode'
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
  { chain: { client, config, findFunctions }, db }: { chain: ServedChain; db: Kysely<Database> },
  { safe, transaction }: { safe: Address; transaction: Call & Partial<RefundFields> },
): Promise<ExplainedTransaction> {
  if (!isExplainable(transaction.data)) return { description: undefined, tokens: new Map() }
  const decoded = await decodeInSlices(transaction, { findFunctions })
  const others = [transaction.to, ...listBatchTargets(decoded)]
  const [codes, tokens] = await Promise.all([
    // Any client can send a batch of many contracts.
    readOfficialCodes(client, decoded, { maxTargets: 5 }),
    loadTokenMap(db, { config, others, records: [] }),
  ])
  const description = await describeInSlices({
    decoded,
    findCodeHash: createFindCodeHash(codes),
    findFunctions,
    findToken: (address) => toDescribedToken(tokens.get(address)),
    nativeCurrency: config.nativeCurrency,
    safe,
    transaction,
  })
  return { description, tokens }
}

function toDescribedToken(token: KnownToken | undefined) {
  if (!token) return undefined
  const { decimals, kind, symbol } = token
  const type = kind === 'erc20' ? 'ERC20' : 'ERC721'
  return { decimals: decimals ?? undefined, symbol: symbol ?? undefined, type } as const
}
