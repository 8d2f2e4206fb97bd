import { BaseError } from '@countersign/protocol'

export class DataFolderError extends BaseError {
  override readonly name = 'DataFolderError'
  readonly code = 'DATA_FOLDER_UNUSABLE'
  constructor({ cause, folder, reason }: { cause: unknown; folder: string; reason: string }) {
    super(
      `The data folder ${folder} cannot be used (${reason}): make it readable and writable for this user, or set COUNTERSIGN_DATA to another folder.`,
      { cause },
    )
  }
}
