import type { ChainConfig } from '@countersign/protocol/config'
import { checkTokenName, isLikeSymbol } from '@countersign/protocol/verify'
import { type Address, zeroAddress } from 'viem'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'

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
