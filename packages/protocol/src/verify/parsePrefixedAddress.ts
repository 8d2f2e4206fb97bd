import type { Address } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { parseAddress } from '../hash/parseAddress.ts'

/** Not an address, or its prefix belongs to an unknown or another chain. */
export class PrefixedAddressError extends BaseError {
  override readonly name = 'PrefixedAddressError'
  readonly code = 'PREFIXED_ADDRESS'
  readonly reason: 'address' | 'prefix'
  constructor({ reason, text }: { reason: 'address' | 'prefix'; text: string }) {
    super(
      reason === 'address'
        ? `"${text.slice(0, 80)}" is no address, or its checksum is wrong.`
        : `"${text.slice(0, 80)}" names a chain that is not configured.`,
    )
    this.reason = reason
  }
}

export type ParsePrefixedAddressParameters = {
  /** `eth:0x…` or `0x…`. */
  text: string
  /** From the configuration, never from the service. */
  chains: readonly { id: number; shortName: string }[]
}

/** Parses an address with an optional EIP-3770 prefix. */
export function parsePrefixedAddress({ chains, text }: ParsePrefixedAddressParameters): {
  address: Address
  chainId: number | undefined
} {
  const trimmed = text.trim()
  const separator = trimmed.indexOf(':')
  const address = parseAddress(trimmed.slice(separator + 1))
  if (!address) throw new PrefixedAddressError({ reason: 'address', text })
  if (separator === -1) return { address, chainId: undefined }
  const prefix = trimmed.slice(0, separator)
  const chain = chains.find(({ shortName }) => shortName === prefix)
  if (!chain) throw new PrefixedAddressError({ reason: 'prefix', text })
  return { address, chainId: chain.id }
}
