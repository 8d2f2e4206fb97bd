import { BaseError } from '../errors/BaseError.ts'

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
  override readonly name = 'InvalidSignaturesError'
  readonly code = 'INVALID_SIGNATURES'
  readonly reason: InvalidSignaturesReason
  /** Index of the signature at fault, where there is one. */
  readonly index: number | undefined
  constructor({ index, reason }: { index?: number; reason: InvalidSignaturesReason }) {
    super(
      `The signatures cannot be read: ${index === undefined ? '' : `at number ${index + 1}, `}${sentences[reason]}.`,
    )
    this.reason = reason
    this.index = index
  }
}
