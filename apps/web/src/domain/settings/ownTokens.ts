import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, getAddress } from 'viem'
import type { Settings } from './Settings.ts'

type OwnTokens = Settings['tokens']

type TokenId = { chainId: number; address: Address }

/** Their balances are read before all others, in one request. */
export const maxOwnTokens = 50

const toTokenKey = ({ chainId, address }: TokenId) => `${chainId}:${address.toLowerCase()}`

export function listOwnTokens(tokens: OwnTokens, chainId: number): { address: Address; symbol: string }[] {
  return Object.entries(tokens)
    .flatMap(([key, symbol]) => {
      const [id, address = ''] = key.split(':')
      return id === String(chainId) ? [{ address: getAddress(address), symbol }] : []
    })
    .slice(0, maxOwnTokens)
}

export function addOwnToken(tokens: OwnTokens, { symbol, ...id }: TokenId & { symbol: string }): OwnTokens {
  return { ...tokens, [toTokenKey(id)]: symbol }
}

export function removeOwnToken(tokens: OwnTokens, id: TokenId): OwnTokens {
  const { [toTokenKey(id)]: _, ...others } = tokens
  return others
}

/** The chain with the tokens of both lists: the operator's and the user's. */
export function withOwnTokens(chain: ChainConfig, { tokens }: Pick<Settings, 'tokens'>): ChainConfig {
  const configured = new Set(chain.tokens.map(({ address }) => address.toLowerCase()))
  const own = listOwnTokens(tokens, chain.id).filter(({ address }) => !configured.has(address.toLowerCase()))
  // The first tokens are read even if there are more than a page reads.
  return own.length === 0 ? chain : { ...chain, tokens: [...own, ...chain.tokens] }
}
