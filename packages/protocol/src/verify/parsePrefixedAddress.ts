import { type Address, isAddressEqual } from 'viem'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import { BaseError } from '../errors/BaseError.ts'
import { type BlockReference, bundled, type Evidence, fromChain, yours } from '../evidence/Evidence.ts'
import { parseAddress } from '../hash/parseAddress.ts'

/** Not an address, or its prefix belongs to an unknown or another chain. */
export class PrefixedAddressError extends BaseError {
  readonly reason: 'address' | 'prefix'
  /** The chain that the text names: its short name, or `eip155:1`. */
  readonly prefix: string
  constructor({ prefix = '', reason, text }: { prefix?: string; reason: 'address' | 'prefix'; text: string }) {
    super(
      'PREFIXED_ADDRESS',
      reason === 'address'
        ? `"${text.slice(0, 80)}" is no address, or its checksum is wrong.`
        : `"${text.slice(0, 80)}" names a chain that is not configured.`,
    )
    this.reason = reason
    this.prefix = prefix
  }
}

type ParsePrefixedAddressParameters = {
  /** `eth:0x…`, `0x…`, or an interoperable address (ERC-7930). */
  text: string
  /** From the configuration, never from the service. */
  chains: readonly { id: number; shortName: string }[]
}

/** Parses an address with an optional EIP-3770 prefix, or an interoperable address of an EVM chain (ERC-7930). */
export function parsePrefixedAddress({ chains, text }: ParsePrefixedAddressParameters): {
  address: Address
  chainId: number | undefined
} {
  const trimmed = text.trim()
  const interoperable = readInteroperable(trimmed)
  if (interoperable) {
    const prefix = `eip155:${interoperable.chainId}`
    if (!chains.some(({ id }) => id === interoperable.chainId))
      throw new PrefixedAddressError({ prefix, reason: 'prefix', text })
    return interoperable
  }
  const separator = trimmed.indexOf(':')
  const address = parseAddress(trimmed.slice(separator + 1))
  if (!address) throw new PrefixedAddressError({ reason: 'address', text })
  if (separator === -1) return { address, chainId: undefined }
  const prefix = trimmed.slice(0, separator)
  const chain = chains.find(({ shortName }) => shortName === prefix)
  if (!chain) throw new PrefixedAddressError({ prefix, reason: 'prefix', text })
  return { address, chainId: chain.id }
}

/** Version 1, chain type `eip155`: length and bytes of the chain id, then of the address. */
const interoperablePattern = /^0x00010000([0-9a-f]{2})([0-9a-f]*)14([0-9a-f]{40})$/i

/** Longer than any address alone; canonical only, without leading zeros in the chain id. */
function readInteroperable(text: string): { address: Address; chainId: number } | undefined {
  const [, length = '', digits = '', body = ''] = interoperablePattern.exec(text) ?? []
  const chainId = Number.parseInt(digits, 16)
  const address = parseAddress(`0x${body.toLowerCase()}`)
  const isCanonical = digits.length === 2 * Number.parseInt(length, 16) && !digits.startsWith('00')
  return address && isCanonical && Number.isSafeInteger(chainId) ? { address, chainId } : undefined
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
