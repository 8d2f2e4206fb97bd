import { type Server as HttpServer, STATUS_CODES } from 'node:http'
import { createServer, type Server } from 'node:net'
import { BaseError } from '@countersign/protocol/errors'

export type ListenParameters = { host: string; port: number }

/** Starts listening and returns the port, which the system selects for 0. */
export async function listen(server: Server, { host, port }: ListenParameters): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (cause: Error) => reject(toListenError(cause, { host, port }))
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      resolve()
    })
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Fails as `listen` would, before the slow parts of a start. */
export async function assertCanListen({ host, port }: ListenParameters): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await listen(probe, { host, port })
  await new Promise((resolve) => probe.close(resolve))
}

const causes: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EADDRINUSE: 'already in use',
  EADDRNOTAVAIL: 'no such address on this machine',
  ENOTFOUND: 'no such address on this machine',
}

function toListenError(cause: Error, { host, port }: ListenParameters): BaseError {
  const systemCode = 'code' in cause ? String(cause.code) : ''
  return new BaseError(
    'CANNOT_LISTEN',
    `Countersign cannot listen on ${host} port ${port} (${causes[systemCode] ?? systemCode}). Free the port, or set PORT and HOST to another address.`,
    { cause },
  )
}

/** Closes connections beyond the limit of an address before reading from them. */
export function limitConnections(server: HttpServer, { maxPerAddress }: { maxPerAddress: number }): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > maxPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

type ClientError = Error & { code?: string }

/** Answers requests that Node cannot parse as HTTP, and that never reach the application. */
export function answerClientErrors(server: HttpServer): void {
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { code, message, statusCode } = describeClientError(error)
    const body = JSON.stringify({ code, message, statusCode })
    socket.end(
      [
        `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  })
}

function describeClientError({ code }: ClientError) {
  if (code === 'HPE_HEADER_OVERFLOW')
    return {
      code: 'HEADERS_TOO_LARGE',
      message: 'The URL and headers of the request are too large. Shorten them.',
      statusCode: 431,
    }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { code: 'REQUEST_TIMEOUT', message: 'The request did not arrive in time. Send it again.', statusCode: 408 }
  return { code: 'BAD_REQUEST', message: 'The request is not valid HTTP.', statusCode: 400 }
}
