import { BaseError } from '@countersign/protocol/errors'
import { z } from 'zod'
import { type Environment, EnvironmentSchema, findSetting, type Setting } from './settings.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** Reads the settings of the process. The variables are an argument: only `main` reads `process.env`. */
export function parseEnvironment(env: Variables): Environment {
  const parsed = EnvironmentSchema.safeParse(toInput(EnvironmentSchema, env))
  if (parsed.success) return parsed.data
  throw toError(getSettingAt(parsed.error.issues[0]?.path ?? []))
}

/** The variables under the keys of the schema. */
function toInput(group: z.ZodObject, env: Variables): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group.shape).map(([key, schema]) => {
      if (schema instanceof z.ZodObject) return [key, toInput(schema, env)]
      const setting = findSetting(schema)
      // `PORT= npm start` unsets the variable.
      return [key, (setting && env[setting.variable]?.trim()) || setting?.default]
    }),
  )
}

function getSettingAt(path: readonly PropertyKey[]): Setting {
  let schema: z.core.$ZodType | undefined = EnvironmentSchema
  for (const key of path) {
    if (schema instanceof z.ZodObject) schema = schema.shape[String(key)]
    const setting = schema && findSetting(schema)
    if (setting) return setting
  }
  throw new RangeError(`No setting at ${path.join('.')}.`)
}

/** An invalid variable: its name, the reason and the remedy. Never its value, which may be a secret. */
function toError({ default: fallback, expected, noun, unset, variable }: Setting): BaseError {
  const otherwise = unset ?? (fallback ? `use ${fallback}` : undefined)
  return new BaseError(
    'INVALID_ENVIRONMENT',
    `${variable} is not ${noun}. Set it to ${expected}, or unset it${otherwise ? ` to ${otherwise}` : ''}.`,
  )
}
