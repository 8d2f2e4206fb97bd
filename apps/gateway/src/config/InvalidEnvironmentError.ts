import { BaseError } from '@countersign/protocol'

/** A variable cannot be used: names it, says why and what to set instead. Never holds the value: it may be a secret. */
export class InvalidEnvironmentError extends BaseError {
  override readonly name = 'InvalidEnvironmentError'
  readonly code = 'INVALID_ENVIRONMENT'
  constructor({ reason, remedy, variable }: { reason: string; remedy: string; variable: string }) {
    super(`${variable} ${reason}: ${remedy}.`)
  }
}
