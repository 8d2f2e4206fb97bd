import { DevchainError } from './DevchainError.ts'

/**
 * The child process refused to start or ended before it was ready. `code` is that of the cause where it has one:
 * `PORT_TAKEN`, `DATA_FOLDER_IN_USE`, `DATA_FOLDER_UNUSABLE`, `JOURNAL_BROKEN`; otherwise `DEVCHAIN_FAILED`.
 */
export class DevchainStartError extends DevchainError {
  override readonly name = 'DevchainStartError'
  readonly code: string

  constructor({ cause, code = 'DEVCHAIN_FAILED', message }: { cause?: unknown; code?: string; message: string }) {
    super(message, { cause })
    this.code = code
  }
}
