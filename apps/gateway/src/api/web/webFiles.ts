import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptsEncoding } from '../http/acceptsEncoding.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

export type WebFile = {
  body: Uint8Array<ArrayBuffer>
  contentType: string
  etag: string
  /** Created by the build, since brotli takes seconds. */
  brotli: Uint8Array<ArrayBuffer> | undefined
  /** Present if smaller than `body`. */
  gzipped: Uint8Array<ArrayBuffer> | undefined
  /** Content security policy of a page with inline scripts; undefined: that of the app. */
  policy: string | undefined
}

/** By URL path. */
export type WebFiles = ReadonlyMap<string, WebFile>

/**
 * Loads the built web app into memory. Requests never access the disk (no path traversal), and a new build does not
 * affect a running process.
 */
export async function loadWebFiles(root: string): Promise<WebFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  // Excludes source maps and build metadata (.vite/).
  const served = paths.filter((path) => !/\.(map|br)$/.test(path) && !relative(root, path).startsWith('.'))
  const packed = new Set(paths)
  return new Map(
    await Promise.all(
      served.map(async (path): Promise<[string, WebFile]> => {
        return [`/${relative(root, path).split(sep).join('/')}`, await loadFile(path, packed.has(`${path}.br`))]
      }),
    ),
  )
}

async function loadFile(file: string, hasBrotli: boolean): Promise<WebFile> {
  const body = new Uint8Array(await readFile(file))
  const compressed = new Uint8Array(await promisify(gzip)(body, { level: 9 }))
  return {
    body,
    brotli: hasBrotli ? await loadBrotli(`${file}.br`, body) : undefined,
    contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    gzipped: compressed.length < body.length ? compressed : undefined,
    policy: extname(file) === '.html' ? findPolicy(body) : undefined,
  }
}

/** Only if it decompresses to this file: an edited file would otherwise be served outdated. */
async function loadBrotli(file: string, body: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const packed = new Uint8Array(await readFile(file))
  const plain = await promisify(brotliDecompress)(packed, { maxOutputLength: body.length + 1 }).catch(() => undefined)
  return plain?.equals(body) ? packed : undefined
}

const policyPattern = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/

function findPolicy(page: Uint8Array): string | undefined {
  // Only the first 4 kB of a page are searched.
  return policyPattern.exec(new TextDecoder().decode(page.subarray(0, 4_000)))?.[1]
}

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
