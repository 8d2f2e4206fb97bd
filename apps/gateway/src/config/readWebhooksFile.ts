import { readFile } from 'node:fs/promises'
import { BaseError } from '@countersign/protocol/errors'
import { type WebhookConfig, WebhooksFileSchema } from '../webhooks/WebhooksFileSchema.ts'
import { describeSystemError } from './describeSystemError.ts'

/** The operator's webhooks. Values never appear in a message: the file is full of secrets. */
export async function readWebhooksFile(file: string): Promise<WebhookConfig[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new WebhooksFileError({ cause, file, reason: describeSystemError(cause) })
  })
  const parsed = WebhooksFileSchema.safeParse(parseJson(file, text))
  if (parsed.success) return parsed.data.webhooks
  const [issue] = parsed.error.issues
  throw new WebhooksFileError({ file, reason: `${issue?.path.join('.') || 'the file'}: ${issue?.message}` })
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message quotes the text around the error, which may be a secret: it is not kept.
    throw new WebhooksFileError({ file, reason: 'it is not valid JSON' })
  }
}

class WebhooksFileError extends BaseError {
  override readonly name = 'WebhooksFileError'
  readonly code = 'WEBHOOKS_FILE'
  constructor({ cause, file, reason }: { cause?: unknown; file: string; reason: string }) {
    super(`The webhooks file ${file} cannot be used (${reason}): correct it, or unset COUNTERSIGN_WEBHOOKS.`, { cause })
  }
}
