import { type Address, concat, type Hex, numberToHex, pad, size } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { parseSignatures, type SafeSignature } from './parseSignatures.ts'

export type SignedBy = {
  signer: Address
  /** One stand-alone signature. */
  data: Hex
}

/** The same signer appears twice: the contracts refuse such a list. */
export class DuplicateSignerError extends BaseError {
  constructor({ signer }: { signer: Address }) {
    super('DUPLICATE_SIGNER', `${signer} signed twice; each owner counts once.`)
  }
}

/** The data of one signature is not exactly one signature, or names another signer. */
export class MismatchedSignatureError extends BaseError {
  constructor({ signer }: { signer: Address }) {
    super('MISMATCHED_SIGNATURE', `The signature given for ${signer} is not one signature of that account.`)
  }
}

/** Orders signatures by signer, lowest address first, as `checkSignatures` demands (GS026 otherwise). */
export function sortSignatures<signed extends { signer: Address }>(signatures: readonly signed[]): signed[] {
  return signatures.toSorted((a, b) => {
    const left = a.signer.toLowerCase()
    const right = b.signer.toLowerCase()
    if (left === right) return 0
    return left < right ? -1 : 1
  })
}

type PackSignaturesOptions = {
  /** A parser with a memory. @default parseSignatures */
  parse?: (data: Hex) => readonly SafeSignature[]
}

/**
 * Joins stand-alone signatures into the bytes for `execTransaction`: sorted by signer, offsets of contract
 * signatures recomputed.
 *
 * @throws DuplicateSignerError, MismatchedSignatureError, InvalidSignaturesError
 */
export function packSignatures(
  signatures: readonly SignedBy[],
  { parse = parseSignatures }: PackSignaturesOptions = {},
): Hex {
  const sorted = sortSignatures(signatures)
  let heads = ''
  let tails = ''
  sorted.forEach(({ data, signer }, index) => {
    const next = sorted[index + 1]
    if (next && isSameAddress(signer, next.signer)) throw new DuplicateSignerError({ signer })
    const [signature, ...more] = parse(data)
    if (!signature || more.length > 0) throw new MismatchedSignatureError({ signer })
    if (signature.signer && !isSameAddress(signature.signer, signer)) throw new MismatchedSignatureError({ signer })
    if (signature.kind !== 'contract') {
      heads += signature.data.slice(2)
      return
    }
    const offset = sorted.length * 65 + tails.length / 2
    heads += `${signature.data.slice(2, 66)}${numberToHex(offset, { size: 32 }).slice(2)}00`
    tails += signature.data.slice(132)
  })
  return `0x${heads}${tails}`
}

/** Bytes that a contract would have to read: more is no signature of anybody. */
export const maximumContractSignature = 24_576

type EncodeContractSignatureParameters = {
  /** The contract. */
  owner: Address
  /** What its `isValidSignature` is given. */
  signature: Hex
}

/** A contract's signature that stands alone: the contract, the offset, v 0, then the length and the bytes. */
export function encodeContractSignature({ owner, signature }: EncodeContractSignatureParameters): Hex {
  const word: Hex = `0x${owner.slice(2).toLowerCase().padStart(64, '0')}`
  const offset = pad('0x41', { size: 32 })
  return concat([word, offset, '0x00', numberToHex(size(signature), { size: 32 }), signature])
}
