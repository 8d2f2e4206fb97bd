import { BaseError } from '@countersign/protocol/errors'

class UnknownOperationError extends BaseError {
  override readonly name = 'UnknownOperationError'
  readonly code = 'UNKNOWN_OPERATION'
  constructor({ operation }: { operation: number }) {
    super(`The database holds a transaction with the unknown operation ${operation}.`)
  }
}

/** The column is a number; only call and delegatecall are ever stored. */
export function toOperation(operation: number): 0 | 1 {
  if (operation === 0 || operation === 1) return operation
  throw new UnknownOperationError({ operation })
}
