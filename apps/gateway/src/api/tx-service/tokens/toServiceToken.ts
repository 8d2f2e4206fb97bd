import type { KnownToken } from '../../tokens/loadTokenMap.ts'
import type { ServiceToken } from './ServiceTokenSchema.ts'

/** `trusted` is a boolean here: unknown becomes false. */
export function toServiceToken({ address, decimals, kind, logoUri, name, symbol, trusted }: KnownToken): ServiceToken {
  return {
    address,
    decimals,
    logoUri,
    name: name ?? '',
    symbol: symbol ?? '',
    trusted: trusted ?? false,
    type: kind === 'erc20' ? 'ERC20' : 'ERC721',
  }
}
