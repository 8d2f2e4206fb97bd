import { BaseError } from '@countersign/protocol/errors'

/** What came by file, link or code is not what it should be; nothing of it was taken. */
export class FileRefusedError extends BaseError {
  override readonly name = 'FileRefusedError'
  readonly code = 'PARCEL_REFUSED'
  /** As the file or link names it. */
  readonly field: string
  constructor({ field, reason }: { field: string; reason: string }) {
    super(reason)
    this.field = field
  }
}
