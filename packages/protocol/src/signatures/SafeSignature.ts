import type { Address, Hex } from 'viem'

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
