import type { BalanceItem, Balances } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, zeroAddress } from 'viem'
import type { TokenRecord } from '../../db/queries/Records.ts'
import { listTokensOfSafe } from '../../db/queries/tokens.ts'
import type { Database } from '../../db/schema.ts'
import { formatFiat, type PriceTable, toFiat } from '../../lib/prices/PriceTable.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { dedupeReads } from '../safe-state/getShownSafe.ts'
import { type KnownToken, toKnownToken, toTokenInfo } from '../tokens/knownTokens.ts'
import { readAmounts } from './readAmounts.ts'

export type LoadBalancesParameters = {
  currency: string
  /** Skips tokens without a price. */
  isPricedOnly?: boolean | undefined
  /** Skips tokens that are not in the operator's list, if there is one. */
  isTrustedOnly: boolean
  prices: PriceTable
  requester: string | undefined
  safe: Address
}

/** Rows per response; only spam exceeds this. */
const maxTokens = 1_000

type Holding = { fiat: bigint; item: BalanceItem }

const listConfigured = ({ config }: ServedChain) => config.tokens.map(({ address }) => address)

/** Shared: a thousand rows of spam are read once for all who request them. One more than is shown. */
const listSeenTokens = dedupeReads((db, chain, safe) =>
  listTokensOfSafe(db, {
    chainId: chain.config.id,
    first: listConfigured(chain),
    kind: 'erc20',
    max: maxTokens + 1,
    safe,
  }),
)

/** Live balances: the native currency and every token ever transferred, by value. Unreadable tokens come last. */
export async function loadBalances(
  db: Kysely<Database>,
  chain: ServedChain,
  { currency, isPricedOnly = false, isTrustedOnly, prices, requester, safe }: LoadBalancesParameters,
): Promise<Balances> {
  const chainId = chain.config.id
  const seen = await listSeenTokens(db, chain, safe)
  const isPriced = (token: Address) => prices.find({ chainId, currency, token }) !== undefined
  const tokens = withConfigured(chain, seen.slice(0, maxTokens)).filter(
    ({ address, trusted }) => (!isTrustedOnly || trusted !== false) && (!isPricedOnly || isPriced(address)),
  )
  const addresses = tokens.map(({ address }) => address)
  const listed = new Set([...listConfigured(chain), ...addresses.filter(isPriced)])
  const amounts = await withNodeTimeout(chainId, () =>
    readAmounts(chain, { listed, requester, safe, tokens: addresses }),
  )
  const { nativeCurrency, nativeCurrencyLogoUri: logoUri = '' } = chain.config
  const { decimals, name, symbol } = nativeCurrency
  const coin = { address: zeroAddress, decimals, logoUri, name, symbol, type: 'NATIVE_TOKEN' as const }
  const infos = [coin, ...tokens.map(toTokenInfo)]
  const holdings = infos.flatMap((tokenInfo, index): Holding[] => {
    const read = index === 0 ? amounts.coin : amounts.tokens.get(tokenInfo.address)
    if (read === 0n && index > 0) return []
    const amount = read ?? 0n
    const price = prices.find({ chainId, currency, token: tokenInfo.address })
    const fiat = toFiat({ amount, decimals: tokenInfo.decimals, price })
    const item = {
      balance: amount.toString(),
      fiatBalance: formatFiat(fiat),
      fiatBalance24hChange: null,
      fiatConversion: price ?? '0',
      tokenInfo,
      ...(read === undefined ? { unreadable: true } : {}),
    }
    return [{ fiat, item }]
  })
  const total = holdings.reduce((sum, { fiat }) => sum + fiat, 0n)
  // Without prices the sort is stable: the native currency stays first.
  const inOrder = holdings.toSorted(
    (a, b) => compareReadable(a, b) || (a.fiat === b.fiat ? 0 : a.fiat > b.fiat ? -1 : 1),
  )
  return {
    fiatTotal: formatFiat(total),
    items: inOrder.map(({ item }) => item),
    ...(seen.length > maxTokens ? { incomplete: true } : {}),
  }
}

const compareReadable = (a: Holding, b: Holding) =>
  Number(a.item.unreadable ?? false) - Number(b.item.unreadable ?? false)

/** Configured tokens are shown even before their first transfer. */
function withConfigured({ config }: ServedChain, seen: readonly TokenRecord[]): KnownToken[] {
  const known = new Set(seen.map(({ address }) => address))
  const configured = config.tokens
    .filter(({ address }) => !known.has(address))
    .map(({ address }): TokenRecord => ({ address, decimals: null, kind: 'erc20', name: null, symbol: null }))
  return [...seen, ...configured].map((token) => toKnownToken(token, config))
}
