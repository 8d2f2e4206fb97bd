import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'
import type { z } from 'zod'

/** The answer is JSON, but not what this call promises. Nothing of it is used. */
export class UnexpectedResponseError extends BaseError {
  override readonly name = 'UnexpectedResponseError'
  readonly code = 'UNEXPECTED_RESPONSE'
  readonly body: unknown
  readonly issues: z.core.$ZodIssue[]

  constructor({ body, cause, method, path }: { body: unknown; cause: z.ZodError; method: string; path: string }) {
    const [first] = cause.issues
    super(
      first && first.path.length > 0
        ? say`The service answered in a form this app does not know at "${first.path.join('.')}".`
        : say`The service answered in a form this app does not know.`,
      { cause, metaMessages: [`${method} ${path}`, ...(first ? [first.message] : [])] },
    )
    this.body = body
    this.issues = cause.issues
  }
}
