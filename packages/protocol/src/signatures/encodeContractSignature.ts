import { type Address, concat, type Hex, numberToHex, pad, size } from 'viem'

/** Bytes that a contract would have to read: more is no signature of anybody. */
export const maximumContractSignature = 24_576

export type EncodeContractSignatureParameters = {
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
