import { resolve } from 'node:path'
import { z } from 'zod'

/** What is said about values of a kind. */
export type SettingKind = {
  /** Completes "set it to". */
  expected: string
  /** Completes "is not". */
  noun: string
}

export type Kind<schema extends z.ZodType> = SettingKind & { schema: schema }

/** `.optional()` alone would make the key optional as well. */
export const optional = <schema extends z.ZodType>({ schema, ...kind }: Kind<schema>) => ({
  ...kind,
  schema: schema.optional().transform((value) => value),
})

export const count = (noun: string, { min = 0, max = 999_999_999 }: { min?: number; max?: number } = {}) => ({
  expected: `an integer from ${min} to ${max}`,
  noun: `a number of ${noun}`,
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max),
})

export const choice = <const values extends readonly [string, ...string[]]>(noun: string, values: values) => ({
  expected: `one of ${values.join(', ')}`,
  noun,
  schema: z.enum(values),
})

export const list = <schema extends z.ZodType<unknown, string>>({ expected, noun, schema }: Kind<schema>) => ({
  expected: `comma-separated ${expected}`,
  noun: `a list of ${noun}`,
  // Blanks around commas and a trailing comma are accepted.
  schema: z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(schema)),
})

export const path = (noun: string, expected: string) => ({
  expected: `the path of ${expected}`,
  noun,
  schema: z.string().transform((text) => resolve(text)),
})

export const file = (expected: string) => optional(path('a file name', expected))

export const port = { ...count('ports', { max: 65_535 }), noun: 'a port number' }

// URL parsers accept an asterisk in a host name, where CORS and CSP would read it as many origins.
const OriginSchema = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*'))
export const origin = (example: string) => ({
  expected: `scheme and host without a path, such as ${example}`,
  noun: 'an origin',
  schema: OriginSchema,
})
export const origins = (example: string) =>
  list({ expected: `origins such as ${example}`, noun: 'origins', schema: OriginSchema })

export const HttpUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
export const httpUrl = (what: string) => ({ expected: `the URL of ${what}`, noun: 'a URL', schema: HttpUrlSchema })

// A password with `/`, `?` or `#` that is not percent-encoded would end the host early and connect elsewhere.
const PostgresUrlSchema = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/)
  .refine((text) => {
    // Sockets have no host: `postgres://user@/name?host=/run/postgresql`.
    const url = text.replace('@/', '@localhost/')
    if (!URL.canParse(url)) return false
    const { hash, pathname, search } = new URL(url)
    return !`${pathname}${search}${hash}`.includes('@')
  })
export const postgresUrl = {
  expected: 'postgres://user:password@host:5432/name, with the password percent-encoded or in PGPASSWORD instead',
  noun: 'a PostgreSQL URL',
  schema: PostgresUrlSchema,
}
