import type { BalanceItem, Balances } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import type { Holding } from '../../domain/assets/balancesQuery.ts'

export type WithChainAmountsParameters = {
  claimed: Balances
  /** Read from the chain. */
  holdings: readonly Holding[]
  /** Tokens that the operator or the user listed: a service cannot hide them. */
  listed: readonly Address[]
}

/** The service's balances with amounts, symbols and decimals of the chain; other amounts than claimed have no value. */
export function withChainAmounts({ claimed, holdings, listed }: WithChainAmountsParameters): Balances {
  const held = new Map(holdings.map((holding) => [holding.token.toLowerCase(), holding]))
  const known = new Set(listed.map((token) => token.toLowerCase()))
  for (const { tokenInfo } of claimed.items) known.delete(tokenInfo.address.toLowerCase())
  const items = [
    ...claimed.items.flatMap((item) => {
      const holding = held.get(item.tokenInfo.address.toLowerCase())
      return holding ? [correct(item, holding)] : []
    }),
    ...holdings.filter(({ amount, token }) => amount > 0n && known.has(token.toLowerCase())).map(toItem),
  ]
  const isSame = items.length === claimed.items.length && items.every((item, index) => item === claimed.items[index])
  return isSame ? claimed : { ...claimed, fiatTotal: sumFiat(items), items }
}

function correct(item: BalanceItem, { amount, decimals, isNative, symbol }: Holding): BalanceItem {
  const { tokenInfo } = item
  const isSameToken = isNative || (tokenInfo.decimals === decimals && tokenInfo.symbol === symbol)
  const balance = amount.toString()
  const isSameAmount = item.balance === balance
  if (isSameToken && isSameAmount) return item
  return {
    ...item,
    balance,
    fiatBalance: isSameAmount ? item.fiatBalance : '0',
    tokenInfo: isSameToken ? tokenInfo : { ...tokenInfo, decimals, symbol },
  }
}

function toItem({ amount, decimals, symbol, token }: Holding): BalanceItem {
  return {
    balance: amount.toString(),
    fiatBalance: '0',
    fiatBalance24hChange: null,
    fiatConversion: '0',
    tokenInfo: { address: token, decimals, logoUri: null, name: symbol, symbol, type: 'ERC20' },
  }
}

function sumFiat(items: readonly BalanceItem[]): string {
  const sum = items.reduce((total, { fiatBalance }) => total + Number(fiatBalance), 0)
  return Number.isFinite(sum) ? sum.toFixed(2) : '0'
}
