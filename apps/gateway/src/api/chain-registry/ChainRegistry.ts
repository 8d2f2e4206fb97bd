import type { ChainConfig } from '@countersign/protocol/config'
import type { KnownFunction } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { ChainNotFoundError } from '../errors/RequestError.ts'

export type ServedChain = {
  client: ChainClient
  config: ChainConfig
  /** Functions of a contract from the operator's ABIs. */
  findFunctions?: ((to: Address) => readonly KnownFunction[]) | undefined
  /** Maximum unsigned proposals per Safe. @default 50 */
  maxUnsigned?: number | undefined
}

/** The configured chains by id. */
export type ChainRegistry = ReadonlyMap<number, ServedChain>

export function getServedChain(chains: ChainRegistry, chainId: number): ServedChain {
  const chain = chains.get(chainId)
  if (!chain) throw new ChainNotFoundError({ chainId })
  return chain
}
