import { z } from 'zod'
import type { ChainRegistry, ServedChain } from '../../chain-registry/ChainRegistry.ts'
import { ChainNotFoundError } from '../../errors/ChainNotFoundError.ts'

/** Chain id, or short name (EIP-3770) as in the official URLs. */
export const ChainNameSchema = z.string().regex(/^[\w-]{1,64}$/, { error: 'Invalid chain' })

export function getNamedChain(chains: ChainRegistry, name: string): ServedChain {
  for (const chain of chains.values())
    if (String(chain.config.id) === name || chain.config.shortName === name) return chain
  throw new ChainNotFoundError({ chainId: name })
}
