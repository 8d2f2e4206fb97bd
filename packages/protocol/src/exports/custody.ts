export { createOwnerProofTypedData } from '../custody/createOwnerProofTypedData.ts'
export { listProofSteps, type ProofStep } from '../custody/listProofSteps.ts'
export {
  addProofSignature,
  createOwnerProof,
  encodeOwnerProofLink,
  isSameChallenge,
  mergeOwnerProofs,
  type OwnerProof,
  type OwnerProofList,
  OwnerProofListSchema,
  OwnerProofSchema,
  parseOwnerProof,
  parseOwnerProofLink,
} from '../custody/OwnerProofSchema.ts'
export { type OwnerProofReport, verifyOwnerProof } from '../custody/verifyOwnerProof.ts'
