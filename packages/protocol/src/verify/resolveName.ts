import { type Address, isAddressEqual } from 'viem'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import { type BlockReference, bundled, type Evidence, fromChain, yours } from '../evidence/Evidence.ts'

export type ResolvedName =
  | { text: string; evidence: Evidence }
  /** Claimed by the service only: shown as a claim. */
  | { text: string; evidence: undefined }

export type ResolveNameParameters = {
  address: Address
  /** The user's own names. */
  book?: readonly { address: Address; name: string }[]
  /** A name that resolves to the address and back, read from our own node. */
  ens?: { name: string; block: BlockReference }
  /** What the service calls it. */
  claimed?: string | undefined
}

/** The name to show for an address. Own names win over bundled ones, those over ENS, and all over the service's. */
export function resolveName({ address, book = [], claimed, ens }: ResolveNameParameters): ResolvedName | undefined {
  const own = book.find((entry) => isAddressEqual(entry.address, address))
  if (own) return { evidence: yours, text: own.name }
  const official = findDeploymentByAddress(address)
  if (official) return { evidence: bundled, text: `${official.name} ${official.version}` }
  if (ens) return { evidence: fromChain(ens.block), text: ens.name }
  return claimed ? { evidence: undefined, text: claimed } : undefined
}
