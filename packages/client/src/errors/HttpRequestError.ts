import { BaseError } from '@countersign/protocol/errors'

export type HttpRequestErrorParameters = {
  body: unknown
  method: string
  path: string
  remoteCode: string | number | undefined
  remoteMessage: string | undefined
  status: number
  statusText: string
}

/** The service responded with an error; its code and body are preserved. */
export class HttpRequestError extends BaseError {
  override readonly name = 'HttpRequestError'
  readonly body: unknown
  readonly method: string
  readonly path: string
  readonly remoteCode: string | number | undefined
  readonly status: number

  constructor({ body, method, path, remoteCode, remoteMessage, status, statusText }: HttpRequestErrorParameters) {
    const sentence =
      remoteCode !== undefined && remoteMessage !== undefined
        ? `${remoteCode}: ${remoteMessage}`
        : // HTTP/2 has no status text; the number is then the only fact there is.
          statusText || `Status ${status}`
    // Without details: the specification fixes the text of the error.
    super('HTTP_REQUEST_FAILED', sentence)
    this.body = body
    this.method = method
    this.path = path
    this.remoteCode = remoteCode
    this.status = status
  }
}
