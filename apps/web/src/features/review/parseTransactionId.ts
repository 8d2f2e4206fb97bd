import type { Address, Hex } from 'viem'
import { parseMultisigId } from '../../domain/queue/queueQuery.ts'

/** The hash in a link: bare, or inside `multisig_<safe>_<hash>` of this very Safe. */
export function parseTransactionId(id: string, safe: Address): Hex | undefined {
  if (/^0x[0-9a-fA-F]{64}$/.test(id)) return `0x${id.slice(2).toLowerCase()}`
  const parsed = parseMultisigId(id)
  return parsed && parsed.safe.toLowerCase() === safe.toLowerCase() ? parsed.safeTxHash : undefined
}
