import { DevchainError } from './DevchainError.ts'

export class JournalBrokenError extends DevchainError {
  override readonly name = 'JournalBrokenError'
  readonly code = 'JOURNAL_BROKEN'

  constructor({ cause, file, line, reason }: { cause?: unknown; file: string; line: number; reason: string }) {
    super(
      `The chain journal ${file} cannot be replayed from line ${line} (${reason}): restore the file from a backup, or move its folder away to start a new chain.`,
      { cause },
    )
  }
}
