import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RequestError } from '../errors/RequestError.ts'
import { discardBody, maxDiscarded, readDeclaredSize } from './discardBody.ts'
import type { ApiEnv } from './RouteDeps.ts'

export type LimitBodyParameters = {
  /** Bytes. */
  maxSize: number
  /** Called with the bytes of each part; if it throws, nothing is kept of the body. */
  onPart?: (c: Context<ApiEnv>, bytes: number) => void
}

/** Rejects bodies above a size, with or without Content-Length, before they are parsed. */
export function limitBody({ maxSize, onPart = () => undefined }: LimitBodyParameters) {
  return createMiddleware<ApiEnv>((c, next) => {
    // Accessing the body of a GET would construct a Request object for nothing.
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS') return next()
    return readBody(c, next)
  })

  async function readBody(c: Context<ApiEnv>, next: Next): Promise<void> {
    const isTooLarge = (readDeclaredSize(c) ?? 0) > maxSize
    if (isTooLarge) await discardBody(c)
    const body = isTooLarge
      ? undefined
      : await readUpTo(c.req.raw.body, { maxSize, onPart: (bytes) => onPart(c, bytes) })
    if (!body) {
      c.header('Connection', 'close')
      throw new RequestError(413, 'BODY_TOO_LARGE', `The request body is larger than ${maxSize} bytes.`)
    }
    c.set('body', body)
    await next()
  }
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>

type ReadUpToParameters = { maxSize: number; onPart: (bytes: number) => void }

/** The body, or undefined if it is too large; the remainder is then drained, as after a rejection by `onPart`. */
async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  { maxSize, onPart }: ReadUpToParameters,
): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array()
  const reader: BodyReader = body.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  let rejection: { cause: unknown } | undefined
  for (let part = await readPart(reader); !part.done; part = await readPart(reader)) {
    size += part.value.length
    if (size <= maxSize) rejection ??= findRejection(() => onPart(part.value?.length ?? 0))
    if (size <= maxSize && !rejection) parts.push(part.value)
    else parts.length = 0
    if (size > maxDiscarded) return undefined
  }
  if (rejection) throw rejection.cause
  return size > maxSize ? undefined : Buffer.concat(parts)
}

function findRejection(run: () => void): { cause: unknown } | undefined {
  try {
    run()
    return undefined
  } catch (cause) {
    return { cause }
  }
}

/** A truncated body is the client's fault. */
async function readPart(reader: BodyReader) {
  try {
    return await reader.read()
  } catch (cause) {
    throw new RequestError(400, 'CLIENT_GONE', 'The request ended before its body was complete. Send it again.', {
      cause,
    })
  }
}
