import type { Address, Hex } from 'viem'

/** The hash in `multisig_<safe>_<hash>` of this Safe; undefined for any other id. */
export function parseMultisigHash(id: string, safe: Address): Hex | undefined {
  const [, owner, digits] = /^multisig_(0x[0-9a-fA-F]{40})_0x([0-9a-fA-F]{64})$/.exec(id) ?? []
  if (!digits || owner?.toLowerCase() !== safe.toLowerCase()) return undefined
  return `0x${digits.toLowerCase()}`
}
