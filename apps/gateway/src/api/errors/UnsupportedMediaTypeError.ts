import { RequestError } from './RequestError.ts'

export class UnsupportedMediaTypeError extends RequestError {
  override readonly name = 'UnsupportedMediaTypeError'
  readonly code = 'UNSUPPORTED_MEDIA_TYPE'
  readonly status = 415
  constructor() {
    super('The body must be sent with Content-Type: application/json.')
  }
}
