const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  minisig: 'text/plain; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
}

const comparedFiles = new Set(['/release.json', '/service-worker.js'])

export type CreateWebFileHeadersParameters = {
  body: Uint8Array
  /** URL path of the file: `/assets/base-1a2b3c4.js`. */
  path: string
}

/**
 * Headers of a file of the built web app, beside those of `createSecurityHeaders`: the service sends them, and
 * `countersign verify-site` expects them.
 */
export function createWebFileHeaders({ body, path }: CreateWebFileHeadersParameters): Record<string, string> {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  const policy = extension === 'html' ? findPolicy(body) : undefined
  return {
    // Names under /assets/ contain a content hash; all else is revalidated.
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': contentTypes[extension] ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
    // The verification page on another device compares them, also as a saved file.
    ...(comparedFiles.has(path) ? { 'Access-Control-Allow-Origin': '*' } : {}),
    // Replaces the app's policy: the verification page has inline scripts and connects to any node. frame-ancestors
    // works only as a header.
    ...(policy === undefined ? {} : { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` }),
  }
}

const policyPattern = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/

function findPolicy(page: Uint8Array): string | undefined {
  // Only the first 4 kB of a page are searched.
  return policyPattern.exec(new TextDecoder().decode(page.subarray(0, 4_000)))?.[1]
}
