import { type Hex, labelhash, stringToBytes } from 'viem'

const ENCODED = /^\[([0-9a-fA-F]{64})\]$/

/** The hash of a label in brackets: exactly 66 characters. Undefined for any other label, which is a name. */
export function parseEncodedLabel(label: string): Hex | undefined {
  const digits = ENCODED.exec(label)?.[1]
  return digits === undefined ? undefined : `0x${digits}`
}

/** A label over 255 bytes does not fit into a DNS name: its hash in brackets takes its place. */
export function encodeLabel(label: string): string {
  return stringToBytes(label).byteLength > 255 ? `[${labelhash(label).slice(2)}]` : label
}
