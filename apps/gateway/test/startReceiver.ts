import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

export type Received = { body: string; headers: IncomingHttpHeaders; path: string | undefined }

/** A webhook receiver that responds with the given statuses, repeating the last. */
export async function startReceiver({ statuses = [204] }: { statuses?: number[] } = {}) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += String(part)
    })
    request.on('end', () => {
      const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 204
      received.push({ body, headers: request.headers, path: request.url })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { received, url: `http://127.0.0.1:${address.port}/hook` }
}
