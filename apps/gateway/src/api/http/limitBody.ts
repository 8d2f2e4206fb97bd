import { createMiddleware } from 'hono/factory'
import { RequestError } from '../errors/RequestError.ts'
import type { ApiEnv } from './ApiEnv.ts'
import { type BodyReader, discardBody } from './discardBody.ts'
import { readDeclaredSize } from './readDeclaredSize.ts'

/** Refuses bodies above a size, declared or not, before anything looks at them. */
export function limitBody({ maxSize }: { maxSize: number }) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    // Asking a read for its body would build a whole request object for nothing.
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS') return next()
    const { body, headers } = c.req.raw
    if (!body) return next()
    const declared = readDeclaredSize(headers) ?? 0
    const reader: BodyReader = body.getReader()
    // Read to its end also when the request is then refused: what is left unread would stand before the next request.
    const bytes = declared <= maxSize ? await readUpTo(reader, maxSize) : undefined
    if (!bytes) {
      await discardBody(reader)
      c.header('Connection', 'close')
      throw new BodyTooLargeError({ limit: maxSize })
    }
    c.set('bodySize', bytes.length)
    c.req.raw = new Request(c.req.raw, { body: bytes })
    return next()
  })
}

/** The whole body, or undefined as soon as it is too large. */
async function readUpTo(reader: BodyReader, maxSize: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await readPart(reader); !part.done; part = await readPart(reader)) {
    size += part.value.length
    if (size > maxSize) return undefined
    chunks.push(part.value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** A body that ends in the middle is its sender's doing, and no failure of ours. */
async function readPart(reader: BodyReader) {
  try {
    return await reader.read()
  } catch (cause) {
    throw new ClientGoneError({ cause })
  }
}

class BodyTooLargeError extends RequestError {
  override readonly name = 'BodyTooLargeError'
  readonly code = 'BODY_TOO_LARGE'
  readonly status = 413
  constructor({ limit }: { limit: number }) {
    super(`The body of the request is larger than ${limit} bytes.`)
  }
}

class ClientGoneError extends RequestError {
  override readonly name = 'ClientGoneError'
  readonly code = 'CLIENT_GONE'
  readonly status = 400
  constructor({ cause }: { cause: unknown }) {
    super('The request ended before its body was sent.', { cause })
  }
}
