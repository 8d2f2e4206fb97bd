import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

export type ExampleServer = { url: string; settings: Record<string, unknown>; close(): Promise<void> }

export type ServeExampleParameters = {
  folder: string
  /** Where the page may connect to, besides its own server. */
  connect: readonly string[]
  /** Other origins that the page may embed. @default none */
  frames?: readonly string[]
  /** Whether the page has frames of its own origin. @default false */
  hasFrames?: boolean
  /** Answers a request that is not a file; false when it is not its own. */
  handle?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** The example under the strictest policy that an app could have. */
export async function serveExample({
  connect,
  folder,
  frames = [],
  handle,
  hasFrames = false,
}: ServeExampleParameters): Promise<ExampleServer> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${connect.join(' ')}`,
    ...(hasFrames || frames.length > 0 ? [`frame-src 'self' ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  const settings: Record<string, unknown> = {}
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    if (path === '/settings.json')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(settings))
    if (await handle?.(request, response)) return undefined
    const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
    const body = file.startsWith(folder) ? await readFile(file).catch(() => undefined) : undefined
    if (!body) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-security-policy': policy, 'content-type': TYPES[extname(file)] ?? 'text/plain' })
      .end(body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    settings,
    url: `http://127.0.0.1:${address.port}`,
  }
}
