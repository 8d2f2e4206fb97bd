import { type WebConfig, WebConfigSchema } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { shell } from './messages/shell.ts'

/** The page cannot start without its chains. */
export class ConfigError extends BaseError {
  override readonly name = 'ConfigError'
  readonly code = 'CONFIG_UNREADABLE'
  constructor({ reason, cause }: { reason: string; cause?: unknown }) {
    super(reason, { cause })
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
    throw new ConfigError({ reason: shell.configUnreachable, cause })
  })
  if (!response.ok) throw new ConfigError({ reason: shell.configStatus(response.status) })
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ConfigError({ reason: shell.configNotJson, cause })
  })
  const parsed = WebConfigSchema.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError({
      reason: shell.configWrong(issue?.path.join('.') ?? '', issue?.message ?? ''),
      cause: parsed.error,
    })
  }
  return parsed.data
}
