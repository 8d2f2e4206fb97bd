import { getBalances } from '@countersign/client'
import type { Check, ClaimedBalance } from '@countersign/protocol/verify'
import type { Balances as ServiceBalances } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { findChain, getChainClient, type Services } from '../services/Services.ts'
import type { Balance } from './readBalances.ts'

export type Holding = Balance & {
  /** What the service says it is; undefined where it does not name the token. */
  claimed: bigint | undefined
  /** The service's worth in the chosen currency: a claim for display, never for a decision. */
  fiat: number | undefined
  /** Where the service says something else of the token than its contract. */
  differences?: readonly Check[]
}

export type Holdings = {
  block: bigint
  /** Code of the currency that worth is told in. */
  currency: string
  holdings: Holding[]
  unreadable: Address[]
  /** Whether the Safe has more tokens than the service lists or than are read. */
  isIncomplete?: boolean
  /** Set when the service could not name tokens: only those of the configuration are listed then. */
  serviceError: unknown
}

const mostTokens = 100

/** The service names tokens; the chain says how much of each there is. */
export function balancesQuery(services: Services, { chainId, address }: SafeId) {
  const { currency } = services.settings.get()
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'balances', currency],
    queryFn: async ({ signal }): Promise<Holdings> => {
      const chain = findChain(services, String(chainId))
      if (!chain) throw new Error(`Chain ${chainId} is not in the configuration.`)
      const [{ claimed, serviceError }, { readBalances }] = await Promise.all([
        getBalances(services.service, { chainId, address, currency: currency.toLowerCase(), signal }).then(
          (answer) => ({ claimed: answer, serviceError: undefined }),
          (error: unknown) => ({ claimed: undefined, serviceError: error }),
        ),
        import('./readBalances.ts'),
      ])
      const all = listTokens(
        claimed,
        chain.tokens.map((token) => token.address),
      )
      const tokens = all.slice(0, mostTokens)
      const claims = indexClaims(claimed)
      const { block, balances, unreadable } = await readBalances(getChainClient(services, chainId), {
        address,
        chainId,
        claimed: listClaims(claims, tokens),
        native: chain.nativeCurrency,
        tokens,
      })
      return {
        block,
        currency,
        unreadable,
        isIncomplete: claimed?.incomplete === true || all.length > tokens.length,
        serviceError,
        holdings: sortHoldings(balances.map((balance) => ({ ...balance, ...findClaim(claims, balance.token) }))),
      }
    },
    // In another currency it holds the same: that stays on the screen until its worth is known.
    placeholderData: (before: Holdings | undefined, query) =>
      query?.queryKey[2] === address.toLowerCase() && query.queryKey[1] === chainId ? before : undefined,
    // What the chain holds is not left to the service's events alone.
    refetchInterval: 60_000,
  })
}

/** Each token once, the native coin left out, the operator's own first. */
export function listTokens(claimed: ServiceBalances | undefined, configured: readonly Address[]): Address[] {
  const all = [
    ...configured,
    ...(claimed?.items ?? [])
      .filter(({ tokenInfo }) => tokenInfo.type !== 'ERC721')
      .map(({ tokenInfo }) => tokenInfo.address),
  ]
  const unique = new Map(all.map((token) => [token.toLowerCase(), token]))
  unique.delete(zeroAddress)
  return [...unique.values()]
}

type ServiceBalance = ServiceBalances['items'][number]

/**
 * What the service says of each token, by lower-case address: looked up, and never searched for, because strangers decide
 * how many there are. What is said of a token a second time is said of nothing.
 */
function indexClaims(claimed: ServiceBalances | undefined): ReadonlyMap<string, ServiceBalance> {
  const index = new Map<string, ServiceBalance>()
  for (const item of claimed?.items ?? []) {
    const key = item.tokenInfo.address.toLowerCase()
    if (!index.has(key)) index.set(key, item)
  }
  return index
}

function listClaims(claims: ReadonlyMap<string, ServiceBalance>, tokens: readonly Address[]): ClaimedBalance[] {
  return [zeroAddress, ...tokens].flatMap((token) => {
    const item = claims.get(token.toLowerCase())
    if (!item) return []
    const { decimals, symbol } = item.tokenInfo
    const claim: ClaimedBalance = { balance: BigInt(item.balance), token }
    if (symbol !== '') claim.symbol = symbol
    if (decimals !== null) claim.decimals = decimals
    return [claim]
  })
}

function findClaim(claims: ReadonlyMap<string, ServiceBalance>, token: Address): Pick<Holding, 'claimed' | 'fiat'> {
  const item = claims.get(token.toLowerCase())
  const fiat = item ? Number(item.fiatBalance) : Number.NaN
  return {
    claimed: item ? BigInt(item.balance) : undefined,
    fiat: Number.isFinite(fiat) && fiat > 0 ? fiat : undefined,
  }
}

/** The coin first, then what there is something of, by name. */
export function sortHoldings(holdings: readonly Holding[]): Holding[] {
  return holdings.toSorted((a, b) => {
    if (a.isNative !== b.isNative) return a.isNative ? -1 : 1
    if (a.amount > 0n !== b.amount > 0n) return a.amount > 0n ? -1 : 1
    return compareNames(a.symbol.toLowerCase(), b.symbol.toLowerCase())
  })
}

// Not by the rules of a language, whose first use takes a phone 50 ms: symbols are letters and digits.
const compareNames = (a: string, b: string) => (a < b ? -1 : Number(a > b))
