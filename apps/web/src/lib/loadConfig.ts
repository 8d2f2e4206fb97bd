import { type WebConfig, WebConfigSchema } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { createCatalogue } from './messages/createCatalogue.ts'

const t = createCatalogue('shell')

/** The page cannot start without its chains. */
export class ConfigError extends BaseError {
  override readonly name = 'ConfigError'
  constructor({ reason, cause }: { reason: string; cause?: unknown }) {
    super('CONFIG_UNREADABLE', reason, { cause })
  }
}

declare global {
  interface Window {
    /** The response to `/config.json`, requested by `public/start.js` before the app loads. */
    countersignConfig: Promise<Response>
  }
}

/** Parses the operator's `/config.json`, the only source of chains and nodes. */
export async function loadConfig(answer: Promise<Response> = window.countersignConfig): Promise<WebConfig> {
  const response = await answer.catch((cause: unknown) => {
    throw new ConfigError({ reason: t('configUnreachable'), cause })
  })
  if (!response.ok) throw new ConfigError({ reason: t('configStatus', { status: response.status }) })
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ConfigError({ reason: t('configNotJson'), cause })
  })
  const parsed = WebConfigSchema.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError({
      reason: t('configWrong', { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' }),
      cause: parsed.error,
    })
  }
  return parsed.data
}
