import { BaseError } from '@countersign/protocol/errors'

export class InvalidAppOriginError extends BaseError {
  override readonly name = 'InvalidAppOriginError'
  readonly code = 'INVALID_APP_ORIGIN'
  constructor({ origin }: { origin: string }) {
    super(`${JSON.stringify(origin)} is not the origin of an app.`, {
      metaMessages: ['Pass scheme, host and port alone, of another origin than the host’s own.'],
    })
  }
}
