import type { ChainConfig } from '@countersign/protocol/config'
import type { Address } from 'viem'

/** The operator's token list; undefined if there is none, as trust is then unknown. */
export function listTrustedTokens({ tokens }: Pick<ChainConfig, 'tokens'>): Address[] | undefined {
  return tokens.length === 0 ? undefined : tokens.map(({ address }) => address)
}
