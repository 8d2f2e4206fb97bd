export { type Checkpoint, InvalidCheckpointError, parseCheckpoint } from '../proof/Checkpoint.ts'
export { isProvenFact } from '../proof/isProvenFact.ts'
export { type ProofReport, proveSafe } from '../proof/proveSafe.ts'
export type { ProvenState } from '../proof/proveState.ts'
