import { DevchainError } from './DevchainError.ts'

export class DataFolderUnusableError extends DevchainError {
  override readonly name = 'DataFolderUnusableError'
  readonly code = 'DATA_FOLDER_UNUSABLE'

  constructor({ cause, folder, reason }: { cause?: unknown; folder: string; reason: string }) {
    super(
      `The chain folder ${folder} cannot be used (${reason}): make it readable and writable or choose another folder.`,
      {
        cause,
      },
    )
  }
}
