import { type Server, STATUS_CODES } from 'node:http'

type ClientError = Error & { code?: string }

/** Requests that are no HTTP never reach the application; they too are refused with a reason. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { code, message, statusCode } = describe(error)
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

function describe({ code }: ClientError) {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { code: 'HEADERS_TOO_LARGE', message: 'Address and headers of the request are too large.', statusCode: 431 }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { code: 'REQUEST_TIMEOUT', message: 'The request did not arrive in time.', statusCode: 408 }
  return { code: 'BAD_REQUEST', message: 'The request is not HTTP.', statusCode: 400 }
}
