import type { BalanceItem, Balances } from '@countersign/protocol'
import type { Kysely } from 'kysely'
import { type Address, zeroAddress } from 'viem'
import { listTokensOfSafe } from '../../db/queries/listTokensOfSafe.ts'
import type { TokenRecord } from '../../db/queries/Records.ts'
import type { Database } from '../../db/schema.ts'
import type { PriceTable } from '../../lib/prices/PriceTable.ts'
import { formatFiat, toFiat } from '../../lib/prices/toFiat.ts'
import { askNode } from '../chain-registry/askNode.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { type KnownToken, toKnownToken } from '../tokens/loadTokenMap.ts'
import { toTokenInfo } from '../tokens/toTokenInfo.ts'
import { readAmounts } from './readAmounts.ts'

export type LoadBalancesParameters = {
  currency: string
  /** Leaves out tokens that the operator does not list, where the operator lists any. */
  isTrustedOnly: boolean
  prices: PriceTable
  safe: Address
}

type Holding = { amount: bigint; fiat: bigint; item: BalanceItem }

/** What a Safe holds, live from the node: the coin and every token that ever moved, the most valuable first. */
export async function loadBalances(
  db: Kysely<Database>,
  chain: ServedChain,
  { currency, isTrustedOnly, prices, safe }: LoadBalancesParameters,
): Promise<Balances> {
  const chainId = chain.config.id
  const seen = await listTokensOfSafe(db, { chainId, kind: 'erc20', safe })
  const tokens = withConfigured(chain, seen).filter(({ trusted }) => !isTrustedOnly || trusted !== false)
  const amounts = await askNode(chainId, () =>
    readAmounts(chain, { safe, tokens: tokens.map(({ address }) => address) }),
  )
  const { decimals, name, symbol } = chain.config.nativeCurrency
  const coin = { address: zeroAddress, decimals, logoUri: '', name, symbol, type: 'NATIVE_TOKEN' as const }
  const infos = [coin, ...tokens.map(toTokenInfo)]
  const holdings = infos.flatMap((tokenInfo, index): Holding[] => {
    const amount = index === 0 ? amounts.coin : (amounts.tokens.get(tokenInfo.address) ?? 0n)
    if (amount === 0n && index > 0) return []
    const price = prices.find({ chainId, currency, token: tokenInfo.address })
    const fiat = toFiat({ amount, decimals: tokenInfo.decimals, price })
    const item = {
      balance: amount.toString(),
      fiatBalance: formatFiat(fiat),
      fiatBalance24hChange: null,
      fiatConversion: price ?? '0',
      tokenInfo,
    }
    return [{ amount, fiat, item }]
  })
  const total = holdings.reduce((sum, { fiat }) => sum + fiat, 0n)
  // Without prices all are equal, and the order of the list stays: the coin first.
  const inOrder = holdings.toSorted((a, b) => (a.fiat === b.fiat ? 0 : a.fiat > b.fiat ? -1 : 1))
  return { fiatTotal: formatFiat(total), items: inOrder.map(({ item }) => item) }
}

/** Tokens the operator lists are shown even before they moved. */
function withConfigured({ config }: ServedChain, seen: readonly TokenRecord[]): KnownToken[] {
  const known = new Set(seen.map(({ address }) => address))
  const configured = config.tokens
    .filter(({ address }) => !known.has(address))
    .map(({ address }): TokenRecord => ({ address, decimals: null, kind: 'erc20', name: null, symbol: null }))
  return [...seen, ...configured].map((token) => toKnownToken(token, config))
}
