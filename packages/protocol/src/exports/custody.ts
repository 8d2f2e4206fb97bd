export {
  createNestedProofTypedData,
  createOwnerProofTypedData,
  hashNestedProof,
  hashOwnerProof,
} from '../custody/createOwnerProofTypedData.ts'
export { listProofSteps, type ProofStep } from '../custody/listProofSteps.ts'
export {
  createOwnerProof,
  encodeOwnerProofLink,
  isSameChallenge,
  mergeOwnerProofs,
  type OwnerProof,
  type OwnerProofChallenge,
  OwnerProofSchema,
  parseOwnerProof,
  parseOwnerProofLink,
} from '../custody/OwnerProofSchema.ts'
export { type OwnerProofReport, type OwnerProofStatus, verifyOwnerProof } from '../custody/verifyOwnerProof.ts'
