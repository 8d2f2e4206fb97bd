import { getBalances, listFiatCodes } from '@countersign/client'
import type { Check, ClaimedBalance } from '@countersign/protocol/verify'
import type { Balances as ServiceBalances } from '@countersign/protocol/wire'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { findChain, getChainClient, type Services } from '../services/Services.ts'
import { withOwnTokens } from '../settings/ownTokens.ts'
import type { Balance } from './readBalances.ts'

export type Holding = Balance & {
  /** The amount reported by the service; undefined where it does not list the token. */
  claimed: bigint | undefined
  /** The service's fiat value: for display only. */
  fiat: number | undefined
  /** The service's price of one token: for display only. */
  price?: number | undefined
  /** Where the service's token data differ from the contract's. */
  differences?: readonly Check[]
}

export type Holdings = {
  block: bigint
  currency: string
  holdings: Holding[]
  unreadable: Address[]
  /** Whether the Safe has more tokens than the service lists or than are read. */
  isIncomplete?: boolean
  /** Set when the service failed: only configured tokens are listed. */
  serviceError: unknown
}

const maxTokens = 100

/** The service lists tokens; balances are read from the chain. */
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
      const all = listTokenAddresses(
        claimed,
        withOwnTokens(chain, services.settings.get()).tokens.map((token) => token.address),
      )
      const tokens = all.slice(0, maxTokens)
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
    // Shows the same balances until their value in the new currency is known.
    placeholderData: (before: Holdings | undefined, query) =>
      query?.queryKey[2] === address.toLowerCase() && query.queryKey[1] === chainId ? before : undefined,
    // Polls too: the service may omit events.
    refetchInterval: 60_000,
  })
}

export function listTokenAddresses(claimed: ServiceBalances | undefined, listed: readonly Address[]): Address[] {
  const all = [
    ...listed,
    ...(claimed?.items ?? [])
      .filter(({ tokenInfo }) => tokenInfo.type !== 'ERC721')
      .map(({ tokenInfo }) => tokenInfo.address),
  ]
  const unique = new Map(all.map((token) => [token.toLowerCase(), token]))
  unique.delete(zeroAddress)
  return [...unique.values()]
}

type ServiceBalance = ServiceBalances['items'][number]

/** By lower-case address, without duplicates: a map, because anyone can send tokens and so lengthen the list. */
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

function findClaim(
  claims: ReadonlyMap<string, ServiceBalance>,
  token: Address,
): Pick<Holding, 'claimed' | 'fiat' | 'price'> {
  const item = claims.get(token.toLowerCase())
  return {
    claimed: item ? BigInt(item.balance) : undefined,
    fiat: toPositive(item?.fiatBalance),
    price: toPositive(item?.fiatConversion),
  }
}

function toPositive(text: string | undefined): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) && value > 0 ? value : undefined
}

export function sortHoldings(holdings: readonly Holding[]): Holding[] {
  return holdings.toSorted((a, b) => {
    if (a.isNative !== b.isNative) return a.isNative ? -1 : 1
    if (a.amount > 0n !== b.amount > 0n) return a.amount > 0n ? -1 : 1
    return compareNames(a.symbol.toLowerCase(), b.symbol.toLowerCase())
  })
}

// Not `localeCompare`, whose first use blocks a phone for 50 ms.
const compareNames = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Balance of an unlisted token, read from its contract; null where none answers. */
export function holdingQuery(services: Services, { chainId, address }: SafeId, token: Address | undefined) {
  const read = async (of: Address): Promise<Balance | null> => {
    const chain = findChain(services, String(chainId))
    if (!chain) throw new Error(`Chain ${chainId} is not in the configuration.`)
    const { readBalances } = await import('./readBalances.ts')
    const { balances } = await readBalances(getChainClient(services, chainId), {
      address,
      chainId,
      claimed: [],
      native: chain.nativeCurrency,
      tokens: [of],
    })
    return balances.find((balance) => balance.type === 'ERC20' && isAddressEqual(balance.token, of)) ?? null
  }
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'balances', 'of', token?.toLowerCase()],
    queryFn: token ? () => read(token) : skipToken,
  })
}

export function fiatCodesQuery(services: Services) {
  return queryOptions({
    queryKey: ['service', 'fiatCodes'],
    queryFn: ({ signal }) => listFiatCodes(services.service, { signal }),
    staleTime: 60_000,
  })
}

export type FiatValue = {
  holdings: readonly (Holding & { worth: number | undefined; share: number | undefined })[]
  total: number | undefined
  unpriced: number
}

export function listValues(holdings: readonly Holding[]): FiatValue {
  const held = holdings.filter(({ amount }) => amount > 0n).map((holding) => ({ ...holding, worth: getValue(holding) }))
  const priced = held.filter(({ worth }) => worth !== undefined)
  const total = priced.length === 0 ? undefined : priced.reduce((sum, { worth = 0 }) => sum + worth, 0)
  return {
    holdings: held
      .toSorted((a, b) => (b.worth ?? 0) - (a.worth ?? 0))
      .map((holding) => ({ ...holding, share: total && holding.worth ? holding.worth / total : undefined })),
    total,
    unpriced: held.length - priced.length,
  }
}

/** The service's price counts only for the amount on the chain. */
function getValue({ amount, claimed, fiat }: Holding): number | undefined {
  return claimed === amount ? fiat : undefined
}
