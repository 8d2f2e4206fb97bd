import { createSecurityHeaders, createWebFileHeaders, type WebConfig } from '@countersign/protocol/config'

export type CreateHostFilesParameters = {
  config: WebConfig
  /** By path without a slash at the beginning: `assets/a.js`. */
  files: ReadonlyMap<string, Uint8Array>
}

/**
 * `_headers` and `_redirects`, in the format of Cloudflare Pages; IPFS gateways read the second. With the headers of the
 * service, and the app’s page for its routes.
 */
export function createHostFiles({ config, files }: CreateHostFilesParameters): Map<string, Uint8Array> {
  const common = { ...createSecurityHeaders({ config }), 'Cache-Control': 'no-cache' }
  const pages: string[] = []
  const rules = [toRule('/*', common, {})]
  for (const [path, body] of [['assets/*', new Uint8Array()] as const, ...files]) {
    const { 'Content-Type': _type, Vary: _vary, ...own } = createWebFileHeaders({ body, path: `/${path}` })
    if (path.startsWith('assets/') && path !== 'assets/*') continue
    const page = path.replace(/\.html$/, '')
    const isPage = own['Content-Security-Policy'] !== undefined
    if (isPage) pages.push(page)
    for (const name of isPage ? [path, page] : [path]) rules.push(toRule(`/${name}`, own, common))
  }
  const redirects = [
    ...pages.map((page) => `/${page} /${page}.html 200`),
    // A missing script is an error, never the app’s page.
    '/assets/* /404.html 404',
    '/* /index.html 200',
  ]
  const encode = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`)
  return new Map([
    ['404.html', encode(['<!doctype html><meta charset="utf-8" /><title>Not found</title>'])],
    ['_headers', encode(rules.filter((rule) => rule !== ''))],
    ['_redirects', encode(redirects)],
  ])
}

type Headers = Readonly<Record<string, string | undefined>>

/** What differs from the rule for all paths. "!" removes that value, which would otherwise be sent as well. */
function toRule(path: string, headers: Headers, common: Headers): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || value === common[name]) return []
    return [...(common[name] === undefined ? [] : [`  ! ${name}`]), `  ${name}: ${value}`]
  })
  return lines.length === 0 ? '' : [path, ...lines].join('\n')
}
