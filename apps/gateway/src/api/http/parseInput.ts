import type { Context } from 'hono'
import type { z } from 'zod'
import { InvalidInputError } from '../errors/InvalidInputError.ts'
import { JsonTooDeepError } from '../errors/JsonTooDeepError.ts'
import { MalformedJsonError } from '../errors/MalformedJsonError.ts'
import { UnsupportedMediaTypeError } from '../errors/UnsupportedMediaTypeError.ts'
import { isDeeperThan } from './isDeeperThan.ts'

/** Parses what came from outside, or refuses it with the place of the fault. */
function parseInput<schema extends z.ZodType>(schema: schema, value: unknown): z.output<schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new InvalidInputError({ cause: parsed.error })
  return parsed.data
}

/** Path parameters of the request. */
export function parseParams<schema extends z.ZodType>(c: Context, schema: schema): z.output<schema> {
  return parseInput(schema, c.req.param())
}

/** Query parameters of the request; of repeated ones the first counts. */
export function parseQuery<schema extends z.ZodType>(c: Context, schema: schema): z.output<schema> {
  return parseInput(schema, c.req.query())
}

/** The JSON body. Only JSON is taken: other types can be sent across sites without a preflight. */
export async function parseBody<schema extends z.ZodType>(c: Context, schema: schema): Promise<z.output<schema>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new UnsupportedMediaTypeError()
  const text = await c.req.text()
  return parseInput(schema, parseJson(text))
}

/** Typed data of the real world nests a dozen levels; what recurses over a body must not run out of stack. */
const maxDepth = 100

function parseJson(text: string): unknown {
  if (isDeeperThan(text, maxDepth)) throw new JsonTooDeepError({ limit: maxDepth })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new MalformedJsonError({ cause })
  }
}
