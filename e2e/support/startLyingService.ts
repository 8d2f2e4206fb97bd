import { createServer } from 'node:http'

/** Changes a response; the path is that of the request. */
export type Lie = (answer: unknown, path: string) => unknown

export type LyingService = { url: string; stop(): Promise<void> }

/** A proxy that tampers with a service's responses. */
export async function startLyingService(serviceUrl: string, lie: Lie): Promise<LyingService> {
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/'
      // Ends an endless response with its client.
      const end = new AbortController()
      response.once('close', () => end.abort())
      const answer = await fetch(new URL(path, serviceUrl), { signal: end.signal })
      const text = JSON.stringify(lie(await answer.json(), path))
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('The system gave no port.')
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
    url: `http://127.0.0.1:${address.port}`,
  }
}
