export type { SetupChange, SetupField } from '../custody/compareSetup.ts'
export { type CustodyCommand, createCommands } from '../custody/createCommands.ts'
export { createOwnerProofTypedData } from '../custody/createOwnerProofTypedData.ts'
export {
  type ControlResult,
  controlIds,
  type GradedControl,
  gradeSafe,
  type SafeGrade,
} from '../custody/gradeSafe.ts'
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
export { getSetupFileTypedData, hashSetupFile, parseSetupFile, writeSetupFile } from '../custody/parseSetupFile.ts'
export { readOwnerTraits } from '../custody/readOwnerTraits.ts'
export { readSetupChain } from '../custody/readSetupChain.ts'
export { type Rehearsal, type RehearsalStatus, type RehearsalStepId, rehearseSetup } from '../custody/rehearseSetup.ts'
export type { SetupChain, SetupCreation, SetupFile, SignedSetupFile } from '../custody/SetupFile.ts'
export { toTrainingSafe, trainingChainId } from '../custody/trainingWorld.ts'
export { type OwnerProofReport, verifyOwnerProof } from '../custody/verifyOwnerProof.ts'
export { type SetupSignature, verifySetupSignatures } from '../custody/verifySetupSignatures.ts'
