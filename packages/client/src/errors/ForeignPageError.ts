import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

/** A page link of the service points to another origin. Following it would tell a stranger what the user looks at. */
export class ForeignPageError extends BaseError {
  override readonly name = 'ForeignPageError'
  readonly code = 'FOREIGN_PAGE'

  constructor({ baseUrl, pageUrl }: { baseUrl: string; pageUrl: string }) {
    super(say`The service linked its next page to another origin.`, {
      metaMessages: [`Service: ${baseUrl}`, `Next page: ${pageUrl.slice(0, 200)}`],
    })
  }
}
