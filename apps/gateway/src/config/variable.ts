import { BaseError } from '@countersign/protocol/errors'
import type { z } from 'zod'

export type Variables = Readonly<Record<string, string | undefined>>

/** A variable with its rule, and the words for the one sentence that refuses it. */
export function variable<schema extends z.ZodType>(
  name: string,
  { fallback, reason, remedy, schema }: { fallback?: string; reason: string; remedy: string; schema: schema },
) {
  return (env: Variables): z.output<schema> => {
    // `PORT= npm start` means unset to everyone who types it.
    const parsed = schema.safeParse(env[name]?.trim() || fallback)
    if (!parsed.success) throw new InvalidEnvironmentError({ reason, remedy, variable: name })
    return parsed.data
  }
}

/** A variable cannot be used: names it, says why and what to set instead. Never holds the value: it may be a secret. */
class InvalidEnvironmentError extends BaseError {
  override readonly name = 'InvalidEnvironmentError'
  readonly code = 'INVALID_ENVIRONMENT'
  constructor({ reason, remedy, variable }: { reason: string; remedy: string; variable: string }) {
    super(`${variable} ${reason}: ${remedy}.`)
  }
}
