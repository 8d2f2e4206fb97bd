import type { ChainConfig } from '@countersign/protocol/config'
import { formatAmount } from '../../lib/formatAmount.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { assetsText } from '../../lib/messages/assets.ts'
import { checkToken, hasTwin } from '../transactions/checkToken.ts'
import type { Balance } from './readBalances.ts'

type Named = Pick<Balance, 'isNative' | 'symbol' | 'token'>

/** Whether the symbol is trusted: the native coin, or a token listed by the operator. */
export function isListedToken(
  { tokens }: Pick<ChainConfig, 'tokens'>,
  { isNative, token }: Pick<Balance, 'isNative' | 'token'>,
): boolean {
  return isNative || tokens.some(({ address }) => address.toLowerCase() === token.toLowerCase())
}

/** Adds the contract of an unlisted token: anyone can name theirs USDC. */
export function describeDoubt(
  chain: Pick<ChainConfig, 'nativeCurrency' | 'tokens'>,
  { isNative, symbol, token }: Named,
  holdings: readonly Pick<Named, 'symbol' | 'token'>[],
): string {
  const contract = isListedToken(chain, { isNative, token }) ? '' : `, ${shortAddress(token)}`
  if (checkToken(chain, { address: token, symbol })) return `: ${assetsText.imitates}${contract}`
  if (hasTwin({ symbol, token }, holdings)) return `: ${assetsText.twin}${contract}`
  return contract === '' ? '' : `: ${assetsText.unlisted}${contract}`
}

export function describeOption(
  chain: Pick<ChainConfig, 'nativeCurrency' | 'tokens'>,
  held: Named & Pick<Balance, 'amount' | 'decimals'>,
  holdings: readonly Pick<Named, 'symbol' | 'token'>[],
): string {
  return `${held.symbol} (${formatAmount(held.amount, held.decimals)})${describeDoubt(chain, held, holdings)}`
}
