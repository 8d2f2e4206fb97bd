import type { Context } from 'hono'
import type { z } from 'zod'
import { runInSlices } from '../../lib/runInSlices.ts'
import { InvalidInputError, RequestError } from '../errors/RequestError.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** Bytes. Smaller bodies are parsed without yielding. */
export const largeBody = 16_000

/** Parses input; throws with the path of the fault. */
function parseInput<schema extends z.ZodType>(schema: schema, value: unknown): z.output<schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new InvalidInputError({ cause: parsed.error })
  return parsed.data
}

export function parseParams<schema extends z.ZodType>(c: Context, schema: schema): z.output<schema> {
  return parseInput(schema, c.req.param())
}

/** Repeated query parameters: the first one counts. */
export function parseQuery<schema extends z.ZodType>(c: Context, schema: schema): z.output<schema> {
  return parseInput(schema, c.req.query())
}

/** Requires a JSON content type: others can be sent cross-site without a preflight. */
export async function parseBody<schema extends z.ZodType>(
  c: Context<ApiEnv>,
  schema: schema,
): Promise<z.output<schema>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the request body with Content-Type: application/json.')
  const body = c.get('body')
  const parse = () => parseInput(schema, parseJson(new TextDecoder().decode(body)))
  return body && body.length > largeBody ? runInSlices(parse) : parse()
}

/** Prevents a stack overflow in recursive code; real typed data nests a dozen levels. */
const maxDepth = 100

function parseJson(text: string): unknown {
  if (isDeeperThan(text, maxDepth))
    throw new RequestError(
      422,
      'JSON_TOO_DEEP',
      `The request body has more than ${maxDepth} levels of nesting. Send it with fewer.`,
    )
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RequestError(400, 'MALFORMED_JSON', 'The request body is not valid JSON.', { cause })
  }
}

const quote = 0x22
const backslash = 0x5c

/** Whether JSON nests deeper than `limit`, without parsing it. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = findEndOfText(text, index)
    // [ and { are 0x5b and 0x7b; ] and } are two higher.
    else if ((code | 0x20) === 0x7b) {
      depth++
      if (depth > limit) return true
    } else if ((code | 0x20) === 0x7d) depth--
  }
  return false
}

/** Index of the closing quote. Skips long strings such as calldata quickly. */
function findEndOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}
