import type { ChainConfig } from '@countersign/protocol/config'
import type { Address } from 'viem'

/** The tokens the operator vouches for; undefined where the operator lists none, as then nothing is known of any. */
export function listTrustedTokens({ tokens }: Pick<ChainConfig, 'tokens'>): Address[] | undefined {
  return tokens.length === 0 ? undefined : tokens.map(({ address }) => address)
}
