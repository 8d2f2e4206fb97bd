import { BaseError } from '@countersign/protocol'

export class ChainsFileUnreadableError extends BaseError {
  override readonly name = 'ChainsFileUnreadableError'
  readonly code = 'CHAINS_FILE_UNREADABLE'
  constructor({ cause, file, reason }: { cause: unknown; file: string; reason: string }) {
    super(
      `The chains file ${file} cannot be read (${reason}): correct COUNTERSIGN_CHAINS, or unset it to use the embedded chain.`,
      { cause },
    )
  }
}
