import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { Logo } from '../../ui/Logo.tsx'

type TokenLogoProps = {
  chain: Pick<ChainConfig, 'id' | 'nativeCurrencyLogoUri' | 'tokens'>
  symbol: string
  /** The zero address for the native coin. */
  token: Address
  size?: number
}

/** By contract, from the configuration: a token that only calls itself USDC gets letters instead of a logo. */
export function TokenLogo({ chain, symbol, token, size }: TokenLogoProps) {
  const isNative = token === zeroAddress
  const uri = isNative
    ? chain.nativeCurrencyLogoUri
    : chain.tokens.find(({ address }) => isAddressEqual(address, token))?.logoUri
  const seed = isNative ? `0x${chain.id.toString(16)}` : token
  return <Logo name={symbol} seed={seed} uri={uri} {...(size === undefined ? {} : { size })} />
}
