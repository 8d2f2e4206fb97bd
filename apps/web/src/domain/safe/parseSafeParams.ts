import type { ChainConfig } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { msg } from '@countersign/protocol/text'
import { type Address, getAddress, isAddress } from 'viem'
import { findChain, type Services } from '../services/Services.ts'

export type CurrentSafe = {
  chain: ChainConfig
  chainId: number
  address: Address
  params: { chain: string; safe: string }
}

export class UnknownChainError extends BaseError {
  readonly chain: string
  constructor({ chain }: { chain: string }) {
    super('UNKNOWN_CHAIN', msg('app.chainNotConfigured', 'Chain {chain} is not configured.', { chain }))
    this.chain = chain
  }
}

export class InvalidSafeAddressError extends BaseError {
  readonly address: string
  constructor({ address }: { address: string }) {
    super('INVALID_SAFE_ADDRESS', msg('app.notAnAddress', '{address} is not an address.', { address }))
    this.address = address
  }
}

export function parseSafeParams(services: Pick<Services, 'config'>, params: CurrentSafe['params']): CurrentSafe {
  const chain = parseChain(services, params.chain)
  if (!isAddress(params.safe)) throw new InvalidSafeAddressError({ address: params.safe })
  const address = getAddress(params.safe)
  return { chain, chainId: chain.id, address, params: { chain: String(chain.id), safe: address } }
}

export function parseChain(services: Pick<Services, 'config'>, name: string): ChainConfig {
  const chain = findChain(services, name)
  if (!chain) throw new UnknownChainError({ chain: name })
  return chain
}
