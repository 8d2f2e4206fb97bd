import {
  createSecurityHeaders,
  createWebFileHeaders,
  findAppOrigin,
  type WebConfig,
} from '@countersign/protocol/config'
import { compareHeaders, listServedFiles } from '@countersign/protocol/release'
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
  /** A static host sends the same headers with every page: none may embed an app. */
  isStatic: boolean
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

/** Browsers mark their requests for it, so that a server could tell them from others: both kinds are compared. */
const serviceWorker = '/service-worker.js'
const workerHeaders = { 'service-worker': 'script' }

const concurrency = 6

/** Fetches everything that a browser could load and compares bytes and headers with a manifest and a configuration. */
export async function compareSite(parameters: CompareSiteParameters): Promise<CompareSiteReturnType> {
  const { config, isStatic, manifest, progress, signal, site } = parameters
  const targets = listTargets(manifest, config)
  const differences: SiteDifference[] = []
  const queue = targets.flatMap((target) => target.encodings.map((encoding) => ({ ...target, encoding })))
  const requests = queue.length
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const url = new URL(next.path, site)
      const { encoding } = next
      const headers = next.path === serviceWorker && encoding !== 'identity' ? workerHeaders : undefined
      const response = await fetchResponse({ encoding, headers, signal, url })
      for (const difference of compareResponse({ config, isStatic, response, target: next, url }))
        differences.push({ ...difference, encoding, path: next.path })
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

export function countRequests(manifest: ReleaseManifest, config: WebConfig): number {
  return listTargets(manifest, config).reduce((sum, target) => sum + target.encodings.length, 0)
}

function listTargets(manifest: ReleaseManifest, config: WebConfig): Target[] {
  const files = listServedFiles(manifest)
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
  isStatic: boolean
  response: SiteResponse
  target: Target
  url: URL
}

type Found = Omit<SiteDifference, 'encoding' | 'path'>

function compareResponse({ config, isStatic, response, target, url }: CompareResponseParameters): Found[] {
  const { body, headers, status } = response
  if (status !== 200) return [{ actual: `${status}`, expected: '200', header: null, kind: 'status' }]
  const actual = toSha256(body)
  const differsInBody = actual !== target.sha256
  const appOrigin = isStatic ? undefined : findAppOrigin(url.href)
  const expected = {
    ...createSecurityHeaders({ appOrigin, config }),
    ...createWebFileHeaders({ body, path: target.file }),
  }
  return [
    ...(differsInBody ? [{ actual, expected: target.sha256, header: null, kind: 'body' as const }] : []),
    ...compareHeaders(headers, expected),
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
