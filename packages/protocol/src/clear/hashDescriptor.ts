import { type Hex, stringToBytes, toHex } from 'viem'
import { keccak256 } from '../hash/keccak256.ts'
import type { Descriptor } from './DescriptorSchema.ts'

/**
 * The hash under which auditors attest to a description (ERC-8176): keccak-256 of its canonical JSON (RFC 8785), with
 * all that it includes merged in.
 */
export function hashDescriptor(descriptor: Descriptor): Hex {
  return toHex(keccak256(stringToBytes(toCanonicalJson(descriptor))))
}

/** Keys in the order of their UTF-16 units and no blanks; numbers and text as JavaScript writes them, as RFC 8785 asks. */
function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${toCanonicalJson(member)}`).join(',')}}`
}
