import type { SafeState } from '@countersign/protocol/chain'
import type { Address } from 'viem'
import { findRoute } from './findRoute.ts'

type KnownSafe = { address: Address; chain: { id: number }; state: SafeState | undefined }

export type ListNestedOwnersParameters = {
  account: Address | undefined
  safe: KnownSafe
  /** Every known Safe of the account, direct or nested. */
  among: readonly KnownSafe[]
}

/** Owners that are Safes for which the account can sign without this Safe's own signature. */
export function listNestedOwners({ account, among, safe }: ListNestedOwnersParameters): Address[] {
  if (!account || !safe.state) return []
  const nodes = [safe, ...among.filter(({ address }) => address !== safe.address)].flatMap(
    ({ address, chain, state }) =>
      state && chain.id === safe.chain.id
        ? [{ owners: state.owners, safe: address, threshold: BigInt(state.threshold) }]
        : [],
  )
  const known = new Set(nodes.map((node) => node.safe))
  return safe.state.owners.filter(
    (owner) => owner !== safe.address && known.has(owner) && findRoute({ nodes, from: owner, account }) !== undefined,
  )
}
