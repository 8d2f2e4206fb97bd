import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A server on any address of 127.0.0.0/8. */
export async function startHostileServer(answer: RequestListener, { host = '127.0.0.1', port = 0 } = {}) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { origin: `http://${host}:${address.port}`, port: address.port }
}
