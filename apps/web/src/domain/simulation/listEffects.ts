import type { AllowanceChange, Simulation } from '@countersign/protocol/simulate'
import { type Address, maxUint256 } from 'viem'
import { formatAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { TokenFacts } from '../transactions/readToken.ts'

const t = createCatalogue('simulation')

export type EffectLine = {
  /** Asset and direction, without the amount. */
  key: string
  text: string
  /** The token's contract; the spender. */
  token?: Address
  spender?: Address
}

export type ListEffectsParameters = {
  simulation: Simulation
  tokens: ReadonlyMap<string, TokenFacts>
  native: { decimals: number; symbol: string }
}

export function listEffects({ native, simulation, tokens }: ListEffectsParameters): EffectLine[] {
  const { allowances, coin, pieces } = simulation
  const symbolOf = (token: Address) => tokens.get(token.toLowerCase())?.symbol ?? '?'
  const toAmount = (amount: bigint, token: Address) => {
    const facts = tokens.get(token.toLowerCase())
    if (!facts?.type) return t('units', { amount: formatAmount(amount, 0) })
    const text = `${formatAmount(amount, facts.decimals)} ${facts.symbol}`
    return facts.type === 'ERC721' ? t('unknownIds', { amount: text }) : text
  }
  return [
    ...(coin === 0n ? [] : [toLine('coin', coin, `${formatAmount(absolute(coin), native.decimals)} ${native.symbol}`)]),
    ...simulation.tokens.map(({ change, token }) => ({
      ...toLine(`token ${token}`, change, toAmount(absolute(change), token)),
      token,
    })),
    ...pieces.map(({ change, token, tokenId }) => ({
      ...toLine(
        `piece ${token} ${tokenId}`,
        change,
        t('nft', { amount: formatAmount(absolute(change), 0), symbol: symbolOf(token), id: String(tokenId) }),
      ),
      token,
    })),
    ...allowances.map((allowance) => ({
      ...toAllowance(allowance, { symbolOf, toAmount }),
      spender: allowance.spender,
      token: allowance.token,
    })),
  ]
}

const absolute = (value: bigint) => (value < 0n ? -value : value)

function toLine(what: string, change: bigint, amount: string): EffectLine {
  const isIn = change > 0n
  return { key: `${what} ${isIn ? 'in' : 'out'}`, text: isIn ? t('in', { amount }) : t('out', { amount }) }
}

type Format = { symbolOf: (token: Address) => string; toAmount: (amount: bigint, token: Address) => string }

function toAllowance(allowance: AllowanceChange, { symbolOf, toAmount }: Format): EffectLine {
  const { kind, spender, token } = allowance
  const key = `allowance ${token} ${spender}`
  const symbol = symbolOf(token)
  switch (kind) {
    case 'piece':
      return { key: `${key} ${allowance.tokenId}`, text: t('nftApproved', { symbol, id: String(allowance.tokenId) }) }
    case 'all':
      return allowance.isAllowed
        ? { key: `${key} all`, text: t('allNftsApproved', { symbol }) }
        : { key: `${key} none`, text: t('allNftsRevoked', { symbol }) }
    case 'amount': {
      const { after } = allowance
      if (after === 0n) return { key: `${key} none`, text: t('allowanceRevoked', { symbol }) }
      const text =
        after === maxUint256 ? t('allowanceUnlimited', { symbol }) : t('allowance', { amount: toAmount(after, token) })
      return { key, text }
    }
  }
}
