import { BaseError } from '@countersign/protocol/errors'

/** An imported file, link or code is invalid; nothing was imported. */
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
