export { safeAbi } from '../abi/safeAbi.ts'
export { type ChainClient, ChainUnreachableError, WrongChainError } from '../chain/ChainClient.ts'
export { callContractsBounded } from '../chain/callContractsBounded.ts'
export { allowanceModules } from '../chain/findDeployment.ts'
export type { ChainTransfer } from '../chain/parseSafeEvents.ts'
export { type CreationPlan, planCreation } from '../chain/planCreation.ts'
export { readContractSignature } from '../chain/readContractSignature.ts'
export { readProxyTarget } from '../chain/readRawState.ts'
export type { SafeRange } from '../chain/readSafeRange.ts'
export {
  NotASafeError,
  type ReadSafeStateParameters,
  readPlannedState,
  readSafeState,
  type SafeState,
} from '../chain/readSafeState.ts'
export { readOrigin } from '../chain/readTransaction.ts'
export { creationVersions, type PlanCreationParameters, type SafeFacts } from '../chain/SafeFacts.ts'
export { SafeRangeSchema } from '../chain/SafeRangeSchema.ts'
export {
  proxyCodeHashes,
  type SafeContractName,
  type SafeDeployment,
  safeDeployments,
} from '../chain/safeDeployments.ts'
export { sentinel } from '../chain/slots.ts'
