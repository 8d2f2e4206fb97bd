import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export type ServedApp = {
  /** The requests, in order. */
  readonly requested: readonly string[]
  stop(): Promise<void>
  url: string
}

/** A site with an app on its own origin: the files of a folder, or a test's pages. */
export async function serveApp(content: { folder: string } | { pages: Record<string, string> }): Promise<ServedApp> {
  const requested: string[] = []
  const read = async (path: string): Promise<string | Buffer | undefined> => {
    if ('pages' in content) return content.pages[path]
    const file = normalize(join(content.folder, path === '/' ? 'index.html' : path))
    return file.startsWith(content.folder) ? await readFile(file).catch(() => undefined) : undefined
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://app')
    requested.push(pathname)
    void read(pathname).then((body) => {
      if (body === undefined) return response.writeHead(404).end()
      const type = types[extname(pathname)] ?? types['.html']
      // Required of listed apps: hosts read their manifest.
      return response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': type ?? '' }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.')
  return {
    requested,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
    url: `http://127.0.0.1:${address.port}/`,
  }
}
