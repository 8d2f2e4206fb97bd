import type { ChainConfig } from '@countersign/protocol'
import type { ChainClient } from '../lib/createChainClient.ts'
import { ChainNotFoundError } from './errors/ChainNotFoundError.ts'

export type ServedChain = { client: ChainClient; config: ChainConfig }

/** The chains of the operator by id. */
export type ChainRegistry = ReadonlyMap<number, ServedChain>

export function getServedChain(chains: ChainRegistry, chainId: number): ServedChain {
  const chain = chains.get(chainId)
  if (!chain) throw new ChainNotFoundError({ chainId })
  return chain
}
