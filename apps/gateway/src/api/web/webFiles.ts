import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { createWebFileHeaders, findWebPath } from '@countersign/protocol/config'
import type { Context } from 'hono'
import { acceptsEncoding } from '../http/acceptsEncoding.ts'

export type WebFile = {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** Created by the build, since brotli takes seconds. */
  brotli: Uint8Array<ArrayBuffer> | undefined
  /** Undefined if not smaller than `body`. Packed on the first request: browsers accept brotli. */
  gzip(): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** A page with inline scripts has its own content security policy among them, instead of the app's. */
  headers: Readonly<Record<string, string>>
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
        const name = `/${relative(root, path).split(sep).join('/')}`
        return [name, await loadFile(path, { hasBrotli: packed.has(`${path}.br`), name })]
      }),
    ),
  )
}

async function loadFile(file: string, { hasBrotli, name }: { hasBrotli: boolean; name: string }): Promise<WebFile> {
  const body = new Uint8Array(await readFile(file))
  let packed: Promise<Uint8Array<ArrayBuffer> | undefined> | undefined
  return {
    body,
    brotli: hasBrotli ? await loadBrotli(`${file}.br`, body) : undefined,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    gzip: () => {
      packed ??= packFile(body)
      return packed
    },
    headers: createWebFileHeaders({ body, path: name }),
  }
}

async function packFile(body: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const packed = new Uint8Array(await promisify(gzip)(body, { level: 9 }))
  return packed.length < body.length ? packed : undefined
}

/** Only if it decompresses to this file: an edited file would otherwise be served outdated. */
async function loadBrotli(file: string, body: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const packed = new Uint8Array(await readFile(file))
  const plain = await promisify(brotliDecompress)(packed, { maxOutputLength: body.length + 1 }).catch(() => undefined)
  return plain?.equals(body) ? packed : undefined
}

/** The file of a path, or the app's page for client-side routes. */
export function findWebFile(files: WebFiles, path: string): WebFile | undefined {
  const name = findWebPath((found) => files.has(found), path)
  return name === undefined ? undefined : files.get(name)
}

export async function serveWebFile(c: Context, file: WebFile): Promise<Response> {
  // Before the response, as the app's policy was.
  const { 'Content-Security-Policy': policy, ...fileHeaders } = file.headers
  if (policy !== undefined) c.header('Content-Security-Policy', policy)
  const headers = { ...fileHeaders, ETag: file.etag }
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding')
  if (file.brotli && acceptsEncoding(accepted, 'br'))
    return c.body(file.brotli, 200, { ...headers, 'Content-Encoding': 'br' })
  const gzipped = acceptsEncoding(accepted, 'gzip') ? await file.gzip() : undefined
  if (gzipped) return c.body(gzipped, 200, { ...headers, 'Content-Encoding': 'gzip' })
  return c.body(file.body, 200, headers)
}
