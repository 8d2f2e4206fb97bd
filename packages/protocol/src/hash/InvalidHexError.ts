import { BaseError } from '../errors/BaseError.ts'

/** Bytes were given in a form that is not 0x followed by pairs of hex digits, or of the wrong length. */
export class InvalidHexError extends BaseError {
  override readonly name = 'InvalidHexError'
  readonly code = 'INVALID_HEX'
  constructor({ hex, size }: { hex: string; size?: number }) {
    const length = `${hex.length} characters`
    super(
      size === undefined
        ? `Bytes must be 0x followed by pairs of hex digits (got ${length}).`
        : `Expected ${size} bytes as hex (got ${length}).`,
    )
  }
}
