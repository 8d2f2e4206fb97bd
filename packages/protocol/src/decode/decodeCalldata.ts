import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isAddress,
  isHex,
  size,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { isHexBytes } from '../wire/primitives.ts'
import { type FunctionSource, findBundledFunctions, type KnownFunction } from './findFunctions.ts'

type DecodedArgument = {
  name: string
  type: string
  /** As viem decodes it: text, bigint, number, boolean, lists and records of those. */
  value: unknown
}

export type DecodedFunction = {
  name: string
  /** `transfer(address,uint256)` */
  signature: string
  source: FunctionSource
  arguments: DecodedArgument[]
  abi: AbiFunction
  /**
   * Bytes that encoding the arguments again does not produce. 0 when every byte is explained. Only appended bytes are
   * harmless to Solidity; with `isCanonical` false the encoding itself is unusual and a contract may read it otherwise.
   */
  unexplainedBytes: number
  isCanonical: boolean
}

export type CalldataDecoding =
  /** Not whole bytes in hexadecimal. */
  | { kind: 'invalid' }
  /** No data: a plain transfer of value. */
  | { kind: 'empty' }
  /** 1 to 3 bytes: no selector, runs the fallback function. */
  | { kind: 'short'; size: number }
  /** No known function has this selector. */
  | { kind: 'unknown'; selector: Hex }
  /** Functions with this selector are known, and none of them can read these arguments. */
  | { kind: 'malformed'; selector: Hex; candidates: KnownFunction[] }
  /** Exactly one bundled or verified function explains the bytes. */
  | { kind: 'decoded'; selector: Hex; call: DecodedFunction }
  /** Only guesses, or several functions: all are listed, none is the truth. */
  | { kind: 'ambiguous'; selector: Hex; candidates: DecodedFunction[] }

export type DecodeCalldataOptions = {
  /** Functions from outside. A bundled function with the same selector wins over those that are guesses. */
  functions?: readonly KnownFunction[]
}

/** Larger calldata than any block holds; nested arrays could make decoding it exhaust the memory. */
const MAX_SIZE = 512 * 1024

/**
 * Explains calldata strictly: decodes, encodes again and compares every byte. Never throws, whatever the bytes.
 *
 * @example
 * decodeCalldata('0xa9059cbb…') // { kind: 'decoded', call: { name: 'transfer', … } }
 */
export function decodeCalldata(data: Hex, { functions = [] }: DecodeCalldataOptions = {}): CalldataDecoding {
  if (!isHexBytes(data)) return { kind: 'invalid' }
  const bytes = size(data)
  if (bytes === 0) return { kind: 'empty' }
  if (bytes < 4) return { kind: 'short', size: bytes }
  const lower: Hex = `0x${data.slice(2).toLowerCase()}`
  const selector: Hex = `0x${lower.slice(2, 10)}`
  const known = collectFunctions(selector, functions)
  if (known.length === 0) return { kind: 'unknown', selector }
  const decoded = known.flatMap((candidate) => tryDecode(candidate, lower))
  const [first, ...others] = preferExact(decoded)
  if (!first) return { kind: 'malformed', selector, candidates: known }
  if (others.length === 0 && first.source !== 'guess') return { kind: 'decoded', selector, call: first }
  return { kind: 'ambiguous', selector, candidates: [first, ...others] }
}

/** One entry per signature, the most trusted source first; guesses only where nothing better is known. */
function collectFunctions(selector: Hex, functions: readonly KnownFunction[]): KnownFunction[] {
  const extra = functions.filter((known) => isSelector(known, selector))
  const trusted = [...extra.filter((known) => known.source === 'verified'), ...findBundledFunctions(selector)]
  const candidates = trusted.length > 0 ? trusted : extra
  const bySignature = new Map<string, KnownFunction>()
  for (const known of candidates) if (!bySignature.has(known.signature)) bySignature.set(known.signature, known)
  return [...bySignature.values()]
}

function isSelector(known: KnownFunction, selector: Hex): boolean {
  return toFunctionSelector(known.abi) === selector
}

/** A candidate that explains every byte displaces those that leave some unexplained. */
function preferExact(decoded: DecodedFunction[]): DecodedFunction[] {
  const exact = decoded.filter((call) => call.unexplainedBytes === 0)
  return exact.length > 0 ? exact : decoded
}

function tryDecode({ abi, signature, source }: KnownFunction, data: Hex): DecodedFunction[] {
  const encoded: Hex = `0x${data.slice(10)}`
  if (size(data) > MAX_SIZE) return []
  try {
    const values = abi.inputs.length === 0 ? [] : decodeAbiParameters(abi.inputs, encoded)
    const again = encodeAbiParameters(abi.inputs, values)
    const isCanonical = encoded.startsWith(again)
    return [
      {
        name: abi.name,
        signature,
        source,
        abi,
        arguments: abi.inputs.map((input, index) => toArgument(input, values[index])),
        isCanonical,
        unexplainedBytes: isCanonical ? size(encoded) - size(again) : countDifferences(encoded, again),
      },
    ]
  } catch {
    // viem throws on bytes that are no encoding of these types: this candidate does not explain them.
    return []
  }
}

function toArgument(input: AbiParameter, value: unknown): DecodedArgument {
  return { name: input.name ?? '', type: input.type, value }
}

function countDifferences(actual: Hex, expected: Hex): number {
  let count = Math.abs(size(actual) - size(expected))
  const shared = Math.min(actual.length, expected.length)
  for (let index = 2; index < shared; index += 2) {
    if (actual.slice(index, index + 2) !== expected.slice(index, index + 2)) count++
  }
  return count
}

export type ArgumentReader = {
  address: (index: number) => Address
  hex: (index: number) => Hex
  number: (index: number) => bigint
  truth: (index: number) => boolean
}

/** Arguments by position. The signature was checked before and gives their types: fallbacks are never reached. */
export function readArguments(call: DecodedFunction): ArgumentReader {
  const at = (index: number) => call.arguments[index]?.value
  return {
    address: (index) => {
      const value = at(index)
      return typeof value === 'string' && isAddress(value) ? value : zeroAddress
    },
    hex: (index) => {
      const value = at(index)
      return isHex(value) ? value : '0x'
    },
    number: (index) => {
      const value = at(index)
      // viem gives integers up to 48 bits as numbers.
      return typeof value === 'bigint' || typeof value === 'number' ? BigInt(value) : 0n
    },
    truth: (index) => at(index) === true,
  }
}
