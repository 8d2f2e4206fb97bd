import { type Address, isAddressEqual } from 'viem'
import { findDeploymentByAddress } from '../chain/safeDeployments.ts'
import { type BlockReference, bundled, type Evidence, fromChain, yours } from '../evidence/Evidence.ts'

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
