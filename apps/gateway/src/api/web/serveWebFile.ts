import type { Context } from 'hono'
import { acceptsEncoding } from '../http/acceptsEncoding.ts'
import type { WebFile, WebFiles } from './loadWebFiles.ts'

/** The file of the web app for this path; the app's page for every path that is a place inside the app. */
export function findWebFile(files: WebFiles, path: string): WebFile | undefined {
  const file = files.get(path) ?? files.get(`${path}.html`)
  if (file) return file
  // A missing script must be a 404: answered with the page it would fail with a riddle about MIME types.
  const isPlace = !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/assets/')
  return isPlace ? files.get('/index.html') : undefined
}

export function serveWebFile(c: Context, file: WebFile): Response {
  // Names under /assets/ carry the hash of their content; everything else is asked again each time.
  const isHashed = c.req.path.startsWith('/assets/')
  const headers = {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': file.contentType,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  // In place of the app's: the second screen runs its own script and asks any node. A frame can only be forbidden here.
  // Set beforehand, as the app's was: where other sites may call, what was set first would win.
  if (file.policy) c.header('Content-Security-Policy', `${file.policy}; frame-ancestors 'none'`)
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding')
  if (file.brotli && acceptsEncoding(accepted, 'br'))
    return c.body(file.brotli, 200, { ...headers, 'Content-Encoding': 'br' })
  if (file.gzipped && acceptsEncoding(accepted, 'gzip'))
    return c.body(file.gzipped, 200, { ...headers, 'Content-Encoding': 'gzip' })
  return c.body(file.body, 200, headers)
}
