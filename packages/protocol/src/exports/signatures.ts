export { encodeContractSignature, packSignatures, type SignedBy } from '../signatures/packSignatures.ts'
export {
  type EcdsaSignature,
  InvalidSignaturesError,
  parseExecutedSignatures,
  parseSignatures,
  type SafeSignature,
  tryParseSignatures,
} from '../signatures/parseSignatures.ts'
export { recoverAddress, UnrecoverableSignatureError } from '../signatures/recoverAddress.ts'
export { recoverSigner } from '../signatures/recoverSigner.ts'
