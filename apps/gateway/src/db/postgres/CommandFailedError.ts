import { BaseError } from '@countersign/protocol'

export class CommandFailedError extends BaseError {
  override readonly name = 'CommandFailedError'
  readonly code = 'COMMAND_FAILED'
  constructor({ cause, command, output }: { cause?: unknown; command: string; output: string }) {
    super(`The command ${command} failed.`, { cause, metaMessages: output.trim() ? [output.trim()] : [] })
  }
}
