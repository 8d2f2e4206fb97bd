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
  /** Client address of the request: each has its own turn on the node for untrusted code. */
  requester?: string | undefined
}

/** The configured chains by id. */
export type ChainRegistry = ReadonlyMap<number, ServedChain>

/** By chain id, or by short name (EIP-3770) as in the URLs of the official transaction service. */
export function getServedChain(chains: ChainRegistry, name: number | string): ServedChain {
  const hasName = ({ config }: ServedChain) => String(config.id) === name || config.shortName === name
  const chain = typeof name === 'number' ? chains.get(name) : [...chains.values()].find(hasName)
  if (!chain) throw new ChainNotFoundError({ chainId: name })
  return chain
}
