import { BaseError } from '@countersign/protocol/errors'

export class InvalidHostError extends BaseError {
  override readonly name = 'InvalidHostError'
  readonly code = 'INVALID_HOST'
  constructor({ host }: { host: string }) {
    super(`"${host}" is not an origin.`, {
      metaMessages: ['Hosts are named by scheme, name and port, such as https://app.example.org.'],
    })
  }
}
