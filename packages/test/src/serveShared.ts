import { createServer } from 'node:http'
import { type SharedName, sharedVariable } from './requestShared.ts'

/** `stop` disposes of the created resource. */
export type Shared = { stop: () => Promise<unknown>; text: string }

/** Serves `requestShared` for every child process: each resource is created once, on demand. */
export async function serveShared(
  makers: Record<SharedName, () => Promise<Shared>>,
): Promise<{ stop: () => Promise<void> }> {
  const made = new Map<SharedName, Promise<Shared>>()
  const names = Object.keys(makers)
  const isName = (text: string): text is SharedName => names.includes(text)
  function make(name: SharedName): Promise<Shared> {
    const shared = made.get(name) ?? makers[name]()
    made.set(name, shared)
    // A failure is retried for the next request.
    shared.catch(() => made.delete(name))
    return shared
  }
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    if (!isName(name)) return void response.writeHead(404).end()
    make(name).then(
      ({ text }) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  // Creating a product takes longer than the server's default timeout.
  server.requestTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('The system gave no port.')
  process.env[sharedVariable] = `http://127.0.0.1:${address.port}/`
  return {
    async stop() {
      delete process.env[sharedVariable]
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      const outcomes = await Promise.allSettled(made.values())
      await Promise.all(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.stop()] : [])))
    },
  }
}
