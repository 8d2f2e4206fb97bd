import { AddressSchema } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import { UsageError } from '../CliError.ts'

/** Parses an address in lower case or with a valid checksum. */
export function parseAddressArgument(text: string | undefined, name: string): Address {
  const { data } = AddressSchema.safeParse(text)
  if (data === undefined)
    throw new UsageError(`${name}: "${(text ?? '').slice(0, 80)}" is not a valid address, or its checksum is wrong.`)
  return data
}

export type Target = { kind: 'nonce'; nonce: bigint } | { kind: 'hash'; hash: Hex }

const HASH = /^0x[0-9a-fA-F]{64}$/
const NONCE = /^(0|[1-9][0-9]{0,14})$/

export function parseTarget(text: string | undefined): Target {
  if (text !== undefined && HASH.test(text)) return { hash: toLowerHex(text), kind: 'hash' }
  if (text !== undefined && NONCE.test(text)) return { kind: 'nonce', nonce: BigInt(text) }
  throw new UsageError(`"${(text ?? '').slice(0, 80)}" is neither a nonce nor a 32-byte hash.`)
}

function toLowerHex(text: string): Hex {
  return `0x${text.slice(2).toLowerCase()}`
}
