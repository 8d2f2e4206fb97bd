import type { ChainConfig } from '@countersign/protocol/config'
import type { TokenInfo } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import type {
  ModuleTransactionRecord,
  MultisigTransactionRecord,
  TokenRecord,
  TransferRecord,
} from '../../db/queries/Records.ts'
import { listTokens } from '../../db/queries/tokens.ts'
import type { Database } from '../../db/schema.ts'
import { recordUnknownTokens } from '../../lib/unknownTokens.ts'

type AnyRecord = ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord

/** An indexed token with the operator's data. */
export type KnownToken = TokenRecord & {
  logoUri: string | null
  /** Whether the operator lists it; null if there is no list. */
  trusted: boolean | null
}

export type LoadTokenMapParameters = {
  config: ChainConfig
  /** Further contracts that may be tokens. */
  others?: readonly Address[]
  records: readonly AnyRecord[]
}

/** Tokens that the transactions transfer, call or pay gas with, in one query. */
export async function loadTokenMap(
  db: Kysely<Database>,
  { config, others = [], records }: LoadTokenMapParameters,
): Promise<ReadonlyMap<Address, KnownToken>> {
  const addresses = [...new Set([...records.flatMap(listTargets), ...others])]
  const found = await listTokens(db, { addresses, chainId: config.id })
  const known = new Set(found.map(({ address }) => address))
  recordUnknownTokens(addresses.filter((address) => !known.has(address)))
  // The wire format has no ERC-1155.
  const tokens = found.filter(({ kind }) => kind !== 'erc1155')
  const moved = records.flatMap((record) => (record.type === 'transfer' && record.token ? [record.token] : []))
  const configured = config.tokens.map(
    ({ address }): TokenRecord => ({ address, decimals: null, kind: 'erc20', name: null, symbol: null }),
  )
  return new Map([...configured, ...moved, ...tokens].map((token) => [token.address, toKnownToken(token, config)]))
}

/** On-chain metadata takes precedence over the operator's. */
export function toKnownToken(token: TokenRecord, { tokens }: Pick<ChainConfig, 'tokens'>): KnownToken {
  const listed = tokens.find(({ address }) => address === token.address)
  return {
    ...token,
    decimals: token.decimals ?? listed?.decimals ?? null,
    logoUri: listed?.logoUri ?? null,
    name: token.name ?? listed?.name ?? null,
    symbol: token.symbol ?? listed?.symbol ?? null,
    trusted: tokens.length === 0 ? null : listed !== undefined,
  }
}

function listTargets(record: AnyRecord): Address[] {
  switch (record.type) {
    case 'multisig':
      return record.transaction ? [record.transaction.to, record.transaction.gasToken] : []
    case 'module':
      return record.to === null ? [] : [record.to]
    case 'transfer':
      // Otherwise the record includes its metadata.
      return record.token && isNameless(record.token) ? [record.token.address] : []
  }
}

const isNameless = ({ decimals, name, symbol }: TokenRecord) => (name ?? symbol ?? decimals) === null

/** Maps a token to the wire format. */
export function toTokenInfo({ address, decimals, kind, logoUri, name, symbol }: KnownToken): TokenInfo {
  const type = kind === 'erc20' ? 'ERC20' : 'ERC721'
  return { address, decimals, logoUri: logoUri ?? '', name: name ?? '', symbol: symbol ?? '', type }
}

/** The operator's token list; undefined if there is none, as trust is then unknown. */
export function listTrustedTokens({ tokens }: Pick<ChainConfig, 'tokens'>): Address[] | undefined {
  return tokens.length === 0 ? undefined : tokens.map(({ address }) => address)
}
