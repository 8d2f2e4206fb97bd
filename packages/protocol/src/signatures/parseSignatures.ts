import { type Address, checksumAddress, type Hex, isHex, pad, size, slice } from 'viem'
import { BaseError } from '../errors/BaseError.ts'

/** ECDSA by an account: over the hash itself (`eoa`, v 27/28) or over its eth_sign form (`ethSign`, v 31/32). */
export type EcdsaSignature = {
  kind: 'eoa' | 'ethSign'
  signer?: undefined
  /** 65 bytes, in the contract's format. */
  data: Hex
}

/** Contract signature (v 0), verified by EIP-1271. */
export type ContractSignature = {
  kind: 'contract'
  signer: Address
  /** Stand-alone: 65 bytes with the offset 65, the length word, the bytes. */
  data: Hex
  /** The bytes handed to the contract's `isValidSignature`. */
  signature: Hex
}

/** An approval stored on chain (v 1), or the sender's own at execution. */
type ApprovedHashSignature = {
  kind: 'approvedHash'
  signer: Address
  /** 65 bytes. */
  data: Hex
}

/** One signature of a Safe, cut out of its packed form so that it stands alone. */
export type SafeSignature = EcdsaSignature | ContractSignature | ApprovedHashSignature

type ParseSignaturesOptions = {
  /** How many to read, like the contract with its threshold. Without it every byte must belong to a signature. */
  count?: number
}

type Slot = { index: number; v: number; word: Hex; s: Hex; bytes: Hex }
type Part = { index: number; start: number; end: number }

const staticSize = 65
const singlePattern = /^0x[0-9a-f]{128}(?:(1[bc])|1f|20)$/i
const addressWord = /^0x0{24}[0-9a-f]{40}$/i

/**
 * Splits packed signatures into stand-alone ones, in their given order.
 *
 * @throws InvalidSignaturesError when an offset or length points outside, parts overlap, or bytes are left over
 */
export function parseSignatures(packed: Hex, { count }: ParseSignaturesOptions = {}): SafeSignature[] {
  // By far the most common: one account's signature, which needs no cutting.
  const single = singlePattern.exec(packed)
  if (single && (count === undefined || count === 1)) return [{ kind: single[1] ? 'eoa' : 'ethSign', data: packed }]
  return parsePacked(packed, count)
}

function parsePacked(packed: Hex, count: number | undefined): SafeSignature[] {
  if (!isHex(packed, { strict: true }) || packed.length % 2 !== 0)
    throw new InvalidSignaturesError({ reason: 'not-hex' })
  const total = size(packed)
  if (total === 0) throw new InvalidSignaturesError({ reason: 'empty' })

  const signatures: SafeSignature[] = []
  const parts: Part[] = []
  let staticEnd = count === undefined ? total : count * staticSize
  if (staticEnd > total) throw new InvalidSignaturesError({ index: Math.floor(total / staticSize), reason: 'short' })

  for (let position = 0; position < staticEnd; position += staticSize) {
    const index = position / staticSize
    if (position + staticSize > staticEnd) throw new InvalidSignaturesError({ index, reason: 'short' })
    const slot = readSlot(packed, index)
    if (slot.v !== 0) {
      signatures.push(toFixedSignature(slot))
      continue
    }
    const part = readPart(packed, { index, s: slot.s, total })
    if (part.start < (count === undefined ? position + staticSize : staticEnd))
      throw new InvalidSignaturesError({ index, reason: 'offset-inside-static-part' })
    if (count === undefined) staticEnd = Math.min(staticEnd, part.start)
    parts.push(part)
    signatures.push(toContractSignature(packed, slot, part))
  }
  checkParts(parts, { start: staticEnd, total, isComplete: count === undefined })
  return signatures
}

function readSlot(packed: Hex, index: number): Slot {
  const bytes = slice(packed, index * staticSize, (index + 1) * staticSize)
  return { bytes, index, s: slice(bytes, 32, 64), v: Number(slice(bytes, 64, 65)), word: slice(bytes, 0, 32) }
}

function toFixedSignature({ bytes, index, v, word }: Slot): SafeSignature {
  if (v === 1) return { kind: 'approvedHash', signer: toSigner(word, index), data: bytes }
  if (v === 27 || v === 28) return { kind: 'eoa', data: bytes }
  if (v === 31 || v === 32) return { kind: 'ethSign', data: bytes }
  throw new InvalidSignaturesError({ index, reason: 'unknown-type' })
}

function readPart(packed: Hex, { index, s, total }: { index: number; s: Hex; total: number }): Part {
  const offset = BigInt(s)
  if (offset + 32n > BigInt(total)) throw new InvalidSignaturesError({ index, reason: 'offset-outside' })
  const start = Number(offset)
  const length = BigInt(slice(packed, start, start + 32))
  if (offset + 32n + length > BigInt(total)) throw new InvalidSignaturesError({ index, reason: 'length-outside' })
  return { end: start + 32 + Number(length), index, start }
}

function toContractSignature(packed: Hex, { index, word }: Slot, { end, start }: Part): SafeSignature {
  const signer = toSigner(word, index)
  const tail = slice(packed, start, end)
  const data: Hex = `${word}${pad('0x41', { size: 32 }).slice(2)}00${tail.slice(2)}`
  return { data, kind: 'contract', signature: `0x${tail.slice(66)}`, signer }
}

function toSigner(word: Hex, index: number): Address {
  if (!addressWord.test(word)) throw new InvalidSignaturesError({ index, reason: 'bad-signer' })
  return checksumAddress(`0x${word.slice(26)}`)
}

function checkParts(
  parts: Part[],
  { isComplete, start, total }: { isComplete: boolean; start: number; total: number },
): void {
  let end = start
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (part.start < end) throw new InvalidSignaturesError({ index: part.index, reason: 'overlap' })
    if (isComplete && part.start > end)
      throw new InvalidSignaturesError({ index: part.index, reason: 'unexplained-bytes' })
    end = part.end
  }
  if (isComplete && end !== total) throw new InvalidSignaturesError({ reason: 'unexplained-bytes' })
}

export type InvalidSignaturesReason =
  | 'not-hex'
  | 'empty'
  | 'short'
  | 'unknown-type'
  | 'bad-signer'
  | 'offset-outside'
  | 'offset-inside-static-part'
  | 'length-outside'
  | 'overlap'
  | 'unexplained-bytes'

const sentences: Record<InvalidSignaturesReason, string> = {
  'not-hex': 'they are not hex bytes',
  empty: 'there is none',
  short: 'the last one is cut off',
  'unknown-type': 'its type byte v is none of 0, 1, 27, 28, 31, 32',
  'bad-signer': 'the word that names its signer is not an address',
  'offset-outside': 'the offset of its contract part lies outside the bytes',
  'offset-inside-static-part': 'the offset of its contract part points into the fixed parts',
  'length-outside': 'its contract part is longer than the bytes given',
  overlap: 'two contract parts overlap',
  'unexplained-bytes': 'some bytes belong to no signature',
}

/** Packed signatures do not have the form that the contracts read. */
export class InvalidSignaturesError extends BaseError {
  readonly reason: InvalidSignaturesReason
  /** Index of the signature at fault, where there is one. */
  readonly index: number | undefined
  constructor({ index, reason }: { index?: number; reason: InvalidSignaturesReason }) {
    super(
      'INVALID_SIGNATURES',
      `The signatures cannot be read: ${index === undefined ? '' : `at number ${index + 1}, `}${sentences[reason]}.`,
    )
    this.reason = reason
    this.index = index
  }
}

type ExecutedSignatures = {
  /** How many of them, from the first on, the contract has checked for certain. */
  checked: number
  signatures: SafeSignature[]
}

/** Limit without a known threshold: hostile bytes can look like thousands of signatures. */
const maxWithoutThreshold = 50

/**
 * The signatures of an execution. The contract reads as many as its threshold was: what follows was never checked.
 * Without a threshold as many are read as can be, and only the first is sure to have been checked.
 */
export function parseExecutedSignatures(packed: Hex, threshold: number | undefined): ExecutedSignatures {
  const known = threshold === undefined || threshold < 1 ? undefined : tryParseSignatures(packed, { count: threshold })
  if (known) return { checked: known.length, signatures: known }
  let signatures: SafeSignature[] = []
  for (let count = 1; count <= Math.min(maxWithoutThreshold, Math.floor(size(packed) / 65)); count += 1) {
    const longer = tryParseSignatures(packed, { count })
    if (!longer) break
    signatures = longer
  }
  return { checked: Math.min(signatures.length, 1), signatures }
}

/** Undefined, if the bytes are not signatures. */
export function tryParseSignatures(packed: Hex, options?: ParseSignaturesOptions): SafeSignature[] | undefined {
  try {
    return parseSignatures(packed, options)
  } catch {
    return undefined
  }
}
