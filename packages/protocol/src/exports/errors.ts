export { BaseError, type BaseErrorOptions } from '../errors/BaseError.ts'
export { toReasonMessage } from '../rules/describeSafeError.ts'
export { NodeError, type NodeErrorCode, toNodeError } from '../rules/NodeError.ts'
