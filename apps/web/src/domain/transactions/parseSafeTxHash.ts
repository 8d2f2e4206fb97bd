import { type Address, getAddress, type Hex, isAddress } from 'viem'

/** Parses `multisig_<safe>_<hash>`; undefined for every other kind of id. */
export function parseMultisigId(id: string): { safe: string; safeTxHash: Hex } | undefined {
  const match = /^multisig_(0x[0-9a-fA-F]{40})_0x([0-9a-fA-F]{64})$/.exec(id)
  const [, safe, digits] = match ?? []
  if (!safe || !digits || !isAddress(safe, { strict: false })) return undefined
  return { safe: getAddress(safe), safeTxHash: `0x${digits.toLowerCase()}` }
}

/** The hash in a link: bare, or inside `multisig_<safe>_<hash>` of this Safe. */
export function parseSafeTxHash(id: string, safe: Address): Hex | undefined {
  if (/^0x[0-9a-fA-F]{64}$/.test(id)) return `0x${id.slice(2).toLowerCase()}`
  const parsed = parseMultisigId(id)
  return parsed && parsed.safe.toLowerCase() === safe.toLowerCase() ? parsed.safeTxHash : undefined
}
