export { BaseError } from '../errors/BaseError.ts'
export { toReasonWords } from '../rules/describeSafeError.ts'
export { NodeError, type NodeErrorCode } from '../rules/NodeError.ts'
export { toNodeError } from '../rules/toNodeError.ts'
