import { type Address, isAddressEqual } from 'viem'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import { BaseError } from '../errors/BaseError.ts'
import { type BlockReference, bundled, type Evidence, fromChain, yours } from '../evidence/Evidence.ts'
import { parseAddress } from '../hash/parseAddress.ts'

/** Not an address, or its prefix belongs to an unknown or another chain. */
export class PrefixedAddressError extends BaseError {
  readonly reason: 'address' | 'prefix'
  constructor({ reason, text }: { reason: 'address' | 'prefix'; text: string }) {
    super(
      'PREFIXED_ADDRESS',
      reason === 'address'
        ? `"${text.slice(0, 80)}" is no address, or its checksum is wrong.`
        : `"${text.slice(0, 80)}" names a chain that is not configured.`,
    )
    this.reason = reason
  }
}

type ParsePrefixedAddressParameters = {
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

type ResolvedName =
  | { text: string; evidence: Evidence }
  /** Claimed by the service only, and shown as such. */
  | { text: string; evidence: undefined }

type ResolveNameParameters = {
  address: Address
  /** The user's own names. */
  book?: readonly { address: Address; name: string }[]
  /** An ENS name that resolves in both directions, read from our own node. */
  ens?: { name: string; block: BlockReference }
  /** The service's name. */
  claimed?: string | undefined
}

/** The display name of an address. Own names take precedence over bundled ones, then ENS, then the service's. */
export function resolveName({ address, book = [], claimed, ens }: ResolveNameParameters): ResolvedName | undefined {
  const own = book.find((entry) => isAddressEqual(entry.address, address))
  if (own) return { evidence: yours, text: own.name }
  const official = findDeploymentByAddress(address)
  if (official) return { evidence: bundled, text: `${official.name} ${official.version}` }
  if (ens) return { evidence: fromChain(ens.block), text: ens.name }
  return claimed ? { evidence: undefined, text: claimed } : undefined
}
