import { type Address, concat, type Hex, hexToBytes, pad } from 'viem'
import { keccak256 } from './keccak256.ts'
import { type PredictSafeAddressParameters, predictSafeAddress } from './predictSafeAddress.ts'
import { proxyCreationCodes } from './proxyCreationCodes.ts'

export type SearchSaltParameters = Omit<PredictSafeAddressParameters, 'chainId' | 'saltNonce'> & {
  /** Hexadecimal digits that the address shall begin with, after `0x`. */
  prefix: string
  /** The first salt that is tried; small enough that all of them fit into 64 bits. */
  from: bigint
  /** How many are tried. */
  count: number
}

export type FoundSalt = { saltNonce: bigint; safe: Address }

/** Digits that can be wished for: each costs sixteen times the patience of the one before. */
export const maxPrefixLength = 6

/** Whether an address can begin like that. */
export function isPrefix(text: string): boolean {
  return text.length <= maxPrefixLength && /^[0-9a-f]+$/i.test(text)
}

/** Tries one salt after the other until an address begins as wished. What is found is predicted again, the plain way. */
export function searchSalt(parameters: SearchSaltParameters): FoundSalt | undefined {
  const { count, factory, factoryVersion, from, initializer, prefix, singleton } = parameters
  if (!isPrefix(prefix)) throw new RangeError(`No address begins with 0x${prefix.slice(0, 40)}.`)
  if (from < 0n || from + BigInt(count) > 2n ** 64n) throw new RangeError('These salts do not fit into 64 bits.')
  const bytecode = concat([proxyCreationCodes[factoryVersion], pad(singleton, { size: 32 })])
  const saltInput = concatBytes(keccak256(hexToBytes(initializer)), new Uint8Array(32))
  const addressInput = concatBytes(
    Uint8Array.of(0xff),
    hexToBytes(factory),
    new Uint8Array(32),
    keccak256(hexToBytes(bytecode)),
  )
  const nonce = new DataView(saltInput.buffer, 56)
  const digits = [...prefix].map((digit) => Number.parseInt(digit, 16))
  for (let tried = 0; tried < count; tried++) {
    const saltNonce = from + BigInt(tried)
    nonce.setBigUint64(0, saltNonce)
    addressInput.set(keccak256(saltInput), 21)
    const digest = keccak256(addressInput)
    if (!beginsWith(digest, digits)) continue
    const safe = predictSafeAddress({ factory, factoryVersion, initializer, saltNonce, singleton })
    if (!safe.toLowerCase().startsWith(toStart(prefix)))
      throw new Error('The fast prediction disagrees with the other.')
    return { safe, saltNonce }
  }
  return undefined
}

/** The address is in the last twenty bytes of the digest. */
function beginsWith(digest: Uint8Array, digits: readonly number[]): boolean {
  return digits.every((digit, index) => {
    const byte = digest[12 + (index >> 1)] ?? 0
    return (index % 2 === 0 ? byte >> 4 : byte & 15) === digit
  })
}

const toStart = (prefix: string): Hex => `0x${prefix.toLowerCase()}`

function concatBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
