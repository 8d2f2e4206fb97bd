import type { Context } from 'hono'
import { acceptsEncoding } from '../http/acceptsEncoding.ts'
import type { WebFile, WebFiles } from './loadWebFiles.ts'

/** The file of a path, or the app's page for client-side routes. */
export function findWebFile(files: WebFiles, path: string): WebFile | undefined {
  const file = files.get(path) ?? files.get(`${path}.html`)
  if (file) return file
  // A missing script must be a 404: as HTML it would fail with a confusing MIME type error.
  const isRoute = !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/assets/')
  return isRoute ? files.get('/index.html') : undefined
}

export function serveWebFile(c: Context, file: WebFile): Response {
  // Names under /assets/ contain a content hash; all else is revalidated.
  const isHashed = c.req.path.startsWith('/assets/')
  const headers = {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': file.contentType,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  // Replaces the app's policy: the verification page has inline scripts and connects to any node. Set before the
  // response, as the app's was; frame-ancestors works only as a header.
  if (file.policy) c.header('Content-Security-Policy', `${file.policy}; frame-ancestors 'none'`)
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding')
  if (file.brotli && acceptsEncoding(accepted, 'br'))
    return c.body(file.brotli, 200, { ...headers, 'Content-Encoding': 'br' })
  if (file.gzipped && acceptsEncoding(accepted, 'gzip'))
    return c.body(file.gzipped, 200, { ...headers, 'Content-Encoding': 'gzip' })
  return c.body(file.body, 200, headers)
}
