import { DevchainError } from './DevchainError.ts'

export class DataFolderInUseError extends DevchainError {
  override readonly name = 'DataFolderInUseError'
  readonly code = 'DATA_FOLDER_IN_USE'

  constructor({ folder, pid }: { folder: string; pid: number }) {
    super(`The chain folder ${folder} is in use by process ${pid}: stop that process or choose another folder.`)
  }
}
