import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type AppServer = { url: string; readScriptBytes(): number; reset(): void; close(): void }

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Serves a build compressed, and counts the downloaded scripts. */
export async function serveApp(folder: string): Promise<AppServer> {
  let scriptBytes = 0
  const cache = new Map<string, Buffer | undefined>()
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://x')
      const path = join(folder, pathname === '/' ? 'index.html' : pathname)
      const known = cache.get(path)
      const body = known ?? (await readFile(path).then(gzipSync, () => undefined))
      cache.set(path, body)
      if (!body) return response.writeHead(404).end()
      if (path.endsWith('.js')) scriptBytes += body.length
      return response
        .writeHead(200, {
          'content-encoding': 'gzip',
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        })
        .end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
    readScriptBytes: () => scriptBytes,
    reset() {
      scriptBytes = 0
    },
    url: `http://127.0.0.1:${port}`,
  }
}
