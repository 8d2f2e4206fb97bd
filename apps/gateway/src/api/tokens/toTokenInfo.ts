import type { TokenInfo } from '@countersign/protocol/wire'
import type { KnownToken } from './loadTokenMap.ts'

/** Maps a token to the wire format. */
export function toTokenInfo({ address, decimals, kind, logoUri, name, symbol }: KnownToken): TokenInfo {
  const type = kind === 'erc20' ? 'ERC20' : 'ERC721'
  return { address, decimals, logoUri: logoUri ?? '', name: name ?? '', symbol: symbol ?? '', type }
}
