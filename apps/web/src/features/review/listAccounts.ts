import type { SentencePart } from '@countersign/protocol/decode'
import type { Address } from 'viem'

export function listAccounts(parts: readonly SentencePart[]): Address[] {
  return [...new Set(parts.flatMap((part) => (part.type === 'address' ? [part.address] : [])))]
}
