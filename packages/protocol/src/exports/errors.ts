export { BaseError } from '../errors/BaseError.ts'
export { toReasonWords } from '../rules/describeSafeError.ts'
export { NodeError, type NodeErrorCode, toNodeError } from '../rules/NodeError.ts'
