import { BaseError } from '@countersign/protocol'

/** A file of the operator that cannot be used. */
export class OperatorFileError extends BaseError {
  override readonly name = 'OperatorFileError'
  readonly code = 'OPERATOR_FILE'
  constructor({ cause, file, reason, variable }: { cause?: unknown; file: string; reason: string; variable: string }) {
    super(`The file ${file} cannot be used (${reason}): correct it, or unset ${variable}.`, { cause })
  }
}
