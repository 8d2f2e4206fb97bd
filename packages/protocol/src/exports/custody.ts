export type { SetupChange, SetupField } from '../custody/compareSetup.ts'
export { type CustodyCommand, createCommands } from '../custody/createCommands.ts'
export {
  type ControlResult,
  controlIds,
  type GradedControl,
  gradeSafe,
  type SafeGrade,
} from '../custody/gradeSafe.ts'
export { getSetupFileTypedData, hashSetupFile, parseSetupFile, writeSetupFile } from '../custody/parseSetupFile.ts'
export { readOwnerTraits } from '../custody/readOwnerTraits.ts'
export { readSetupChain } from '../custody/readSetupChain.ts'
export { type Rehearsal, type RehearsalStatus, type RehearsalStepId, rehearseSetup } from '../custody/rehearseSetup.ts'
export type { SetupChain, SetupCreation, SetupFile, SignedSetupFile } from '../custody/SetupFile.ts'
export { toTrainingSafe, trainingChainId } from '../custody/trainingWorld.ts'
export { type SetupSignature, verifySetupSignatures } from '../custody/verifySetupSignatures.ts'
