import {
  createSecurityHeaders,
  createWebFileHeaders,
  findAppOrigin,
  type WebConfig,
} from '@countersign/protocol/config'
import { type ReleaseManifest, toSha256 } from '../release/ReleaseManifest.ts'
import type { Progress } from '../terminal/Terminal.ts'
import { type FetchResponseParameters, fetchResponse, type SiteResponse } from './fetchResponse.ts'
import { listPages } from './pages.ts'

export type SiteDifference = {
  path: string
  encoding: FetchResponseParameters['encoding']
  kind: 'body' | 'header' | 'status' | 'unexpected-header'
  /** Name of the header. */
  header: string | null
  expected: string | null
  actual: string | null
}

export type CompareSiteParameters = {
  config: WebConfig
  manifest: ReleaseManifest
  progress: Progress
  signal: AbortSignal
  site: URL
}

export type CompareSiteReturnType = {
  differences: SiteDifference[]
  /** Addresses that match in every encoding. */
  matching: number
  addresses: number
  requests: number
}

type Target = {
  encodings: readonly FetchResponseParameters['encoding'][]
  /** The file whose headers are expected: `/index.html` for a route. */
  file: string
  path: string
  sha256: string
}

/** Packed and plain: a server could change one of them. */
const encodings = ['br', 'gzip', 'identity'] as const

/** Headers that the service never sends, and that could load, redirect, replace or report something. */
const unexpectedHeaders = [
  'clear-site-data',
  'content-disposition',
  'content-security-policy-report-only',
  'document-policy',
  'link',
  'nel',
  'origin-trial',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'speculation-rules',
  'x-sourcemap',
]

const concurrency = 6

/** Fetches everything that a browser could load and compares bytes and headers with a manifest and a configuration. */
export async function compareSite(parameters: CompareSiteParameters): Promise<CompareSiteReturnType> {
  const { config, manifest, progress, signal, site } = parameters
  const targets = listTargets(manifest, config)
  const differences: SiteDifference[] = []
  const queue = targets.flatMap((target) => target.encodings.map((encoding) => ({ ...target, encoding })))
  const requests = queue.length
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const url = new URL(next.path, site)
      const response = await fetchResponse({ encoding: next.encoding, signal, url })
      for (const difference of compareResponse({ config, response, target: next, url }))
        differences.push({ ...difference, encoding: next.encoding, path: next.path })
      progress.advance()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  differences.push(...(await compareMissing(site, signal)))
  const changed = new Set(differences.map(({ path }) => path))
  return {
    addresses: targets.length,
    differences: differences.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
    matching: targets.filter(({ path }) => !changed.has(path)).length,
    requests,
  }
}

/** Files that the service never serves: what only builds and servers need. */
const isServed = (path: string) => !/\.(map|br)$/.test(path) && !path.startsWith('.')

export function countRequests(manifest: ReleaseManifest, config: WebConfig): number {
  return listTargets(manifest, config).reduce((sum, target) => sum + target.encodings.length, 0)
}

function listTargets(manifest: ReleaseManifest, config: WebConfig): Target[] {
  const files = manifest.files.flatMap((file) => {
    const path = file.path.replace(/^web\//, '')
    return 'sha256' in file && path !== file.path && isServed(path) ? [{ path: `/${path}`, sha256: file.sha256 }] : []
  })
  const index = files.find(({ path }) => path === '/index.html')
  const chainId = config.chains[0]?.id ?? 1
  const pages = index ? listPages(chainId).map((path) => ({ file: index.path, path, sha256: index.sha256 })) : []
  const verifyPages = files
    .filter(({ path }) => /^\/verify(\.\w+)?\.html$/.test(path))
    .map((file) => ({ ...file, file: file.path, path: file.path.replace(/\.html$/, '') }))
  return [
    ...files.map((file) => ({ ...file, encodings, file: file.path })),
    ...[...pages, ...verifyPages].map((page) => ({ ...page, encodings: ['br'] as const })),
    // The release that the app shows under Settings.
    { encodings, file: '/release.json', path: '/release.json', sha256: manifest.sha256 },
  ]
}

type CompareResponseParameters = {
  config: WebConfig
  response: SiteResponse
  target: Target
  url: URL
}

type Found = Omit<SiteDifference, 'encoding' | 'path'>

function compareResponse({ config, response, target, url }: CompareResponseParameters): Found[] {
  const { body, headers, status } = response
  if (status !== 200) return [{ actual: `${status}`, expected: '200', header: null, kind: 'status' }]
  const actual = toSha256(body)
  const differsInBody = actual !== target.sha256
  const appOrigin = findAppOrigin(url.href)
  const expected = {
    ...createSecurityHeaders({ appOrigin, config }),
    ...createWebFileHeaders({ body, path: target.file }),
  }
  return [
    ...(differsInBody ? [{ actual, expected: target.sha256, header: null, kind: 'body' as const }] : []),
    ...compareHeaders(headers, expected),
  ]
}

/** `Vary` only concerns caches, and proxies add to it. */
const ignored = new Set(['vary'])

function compareHeaders(headers: Headers, expected: Readonly<Record<string, string | undefined>>): Found[] {
  const wanted = Object.entries(expected).flatMap(([name, value]) =>
    value === undefined || ignored.has(name.toLowerCase()) ? [] : [{ name: name.toLowerCase(), value }],
  )
  const names = new Set(wanted.map(({ name }) => name))
  const known = ['x-frame-options', ...unexpectedHeaders].filter((name) => !names.has(name))
  return [
    ...wanted
      .map(({ name, value }) => ({ actual: headers.get(name), expected: value, header: name, kind: 'header' as const }))
      .filter((header) => header.actual !== header.expected),
    ...known
      .filter((name) => headers.has(name))
      .map((name) => ({
        actual: headers.get(name),
        expected: null,
        header: name,
        kind: 'unexpected-header' as const,
      })),
  ]
}

/** A file that no release has: a server that invents scripts answers it. */
async function compareMissing(site: URL, signal: AbortSignal): Promise<SiteDifference[]> {
  const path = '/assets/not-in-any-release.js'
  const { status } = await fetchResponse({ encoding: 'identity', signal, url: new URL(path, site) })
  const found = {
    actual: `${status}`,
    encoding: 'identity',
    expected: '404',
    header: null,
    kind: 'status',
    path,
  } as const
  return status === 404 ? [] : [found]
}

/** Headers of `/config.json`, which the API serves. */
export function compareConfigHeaders(headers: Headers, config: WebConfig): SiteDifference[] {
  const type = headers.get('content-type')
  const expected = { ...createSecurityHeaders({ config }), 'Cache-Control': 'no-cache' }
  const found = compareHeaders(headers, expected)
  const wrongType: Found[] = /^application\/json(;|$)/.test(type ?? '')
    ? []
    : [{ actual: type, expected: 'application/json', header: 'content-type', kind: 'header' }]
  return [...found, ...wrongType].map((difference) => ({ ...difference, encoding: 'identity', path: '/config.json' }))
}
