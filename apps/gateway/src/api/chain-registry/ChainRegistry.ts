import type { ChainConfig } from '@countersign/protocol/config'
import type { KnownFunction } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { ChainNotFoundError } from '../errors/ChainNotFoundError.ts'

export type ServedChain = {
  client: ChainClient
  config: ChainConfig
  /** What the operator knows of the functions of a contract. */
  findFunctions?: ((to: Address) => readonly KnownFunction[]) | undefined
  /** Most proposals without a signature that a Safe may have. @default 50 */
  maxUnsigned?: number | undefined
}

/** The chains of the operator by id. */
export type ChainRegistry = ReadonlyMap<number, ServedChain>

export function getServedChain(chains: ChainRegistry, chainId: number): ServedChain {
  const chain = chains.get(chainId)
  if (!chain) throw new ChainNotFoundError({ chainId })
  return chain
}
