import type { ChainConfig } from '@countersign/protocol/config'
import { checkTokenName, isLikeSymbol } from '@countersign/protocol/verify'
import { type Address, zeroAddress } from 'viem'
import { formatAmount } from '../../lib/formatAmount.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import type { Balance } from './readBalances.ts'

const t = createCatalogue('assets')

/** Warns of a token that imitates a listed one or the native coin. */
export function checkToken(
  { nativeCurrency, tokens }: Pick<ChainConfig, 'nativeCurrency' | 'tokens'>,
  { address, symbol }: { address: Address; symbol: string },
): Check | undefined {
  const listed = tokens.flatMap((token) => (token.symbol ? [{ address: token.address, symbol: token.symbol }] : []))
  const knownTokens = [{ address: zeroAddress, symbol: nativeCurrency.symbol }, ...listed]
  const check = checkTokenName({ knownTokens, symbol, token: address })
  // The sentence names both.
  return check && { ...toCheck(check), detail: undefined }
}

type NamedToken = { token: Address; symbol: string }

/** Whether another of these tokens has the same symbol: only contracts distinguish them. */
export function hasTwin({ symbol, token }: NamedToken, all: readonly NamedToken[]): boolean {
  return all.some((other) => other.token !== token && isLikeSymbol(other.symbol, symbol))
}

type Named = Pick<Balance, 'isNative' | 'symbol' | 'token'>

/** Whether the symbol is trusted: the native coin, or a token listed by the operator or the user. */
export function isListedToken(
  { tokens }: Pick<ChainConfig, 'tokens'>,
  { isNative, token }: Pick<Balance, 'isNative' | 'token'>,
): boolean {
  return isNative || tokens.some(({ address }) => address.toLowerCase() === token.toLowerCase())
}

/** Adds the contract of an unlisted token: anyone can name theirs USDC. */
export function describeTokenWarning(
  chain: Pick<ChainConfig, 'nativeCurrency' | 'tokens'>,
  { isNative, symbol, token }: Named,
  holdings: readonly Pick<Named, 'symbol' | 'token'>[],
): string {
  const isListed = isListedToken(chain, { isNative, token })
  const contract = shortAddress(token)
  if (checkToken(chain, { address: token, symbol })) return isListed ? t('imitates') : t('imitatesAt', { contract })
  if (hasTwin({ symbol, token }, holdings)) return isListed ? t('twin') : t('twinAt', { contract })
  return isListed ? '' : t('unlistedAt', { contract })
}

export function withTokenWarning(option: string, warning: string): string {
  return warning === '' ? option : t('optionDoubt', { doubt: warning, option })
}

export function describeOption(
  chain: Pick<ChainConfig, 'nativeCurrency' | 'tokens'>,
  held: Named & Pick<Balance, 'amount' | 'decimals'>,
  holdings: readonly Pick<Named, 'symbol' | 'token'>[],
): string {
  const amount = formatAmount(held.amount, held.decimals)
  return withTokenWarning(t('option', { amount, symbol: held.symbol }), describeTokenWarning(chain, held, holdings))
}
