import { createSecurityHeaders, createWebFileHeaders } from '@countersign/protocol/config'
import { compareHeaders, listServedFiles } from '@countersign/protocol/release'
import { type Offer, toOfferId } from './fetchOffer.ts'
import { fetchSiteFile } from './fetchSiteFile.ts'
import { forEachFile } from './forEachFile.ts'
import { serviceWorkerPath, toSha256 } from './Pin.ts'
import type { PinnedRelease } from './readPin.ts'

type FileDifference = {
  path: string
  /** Name of a header; undefined: the file itself. */
  header?: string | undefined
}

type FileChange = { path: string; kind: 'added' | 'changed' | 'removed' }

export type SiteReport = {
  offer: Offer
  /** What the site sends otherwise than the release that it names: no release explains it. */
  differences: FileDifference[]
  /** Files of the offered release that differ from the pinned one. */
  changes: FileChange[]
  /** Settings of `/config.json` that differ from the pinned ones. */
  settings: string[]
  id: string
  /** Files compared. */
  compared: number
  state: 'same' | 'offered' | 'altered'
}

export type CheckSiteParameters = {
  offer: Offer
  pinned: PinnedRelease
  /** `entry`: what a browser without a pin would load first. */
  depth: 'all' | 'entry'
  /** Whether the browser received another worker than the one in use. */
  hasOtherWorker: boolean
  onProgress?: (done: number, all: number) => void
  signal?: AbortSignal
}

const entryFiles = new Set(['/index.html', '/start.js', serviceWorkerPath])

/** Compares what the site sends with what it offers, and what it offers with what is pinned. */
export async function checkSite(parameters: CheckSiteParameters): Promise<SiteReport> {
  const { depth, hasOtherWorker, offer, onProgress, pinned, signal } = parameters
  const { pin } = pinned
  const release = offer.release ?? pinned.release
  const config = offer.config ?? pin.config
  const expect = (path: string, body: Uint8Array) => {
    const { 'Content-Type': type, ...headers } = createWebFileHeaders({ body, path })
    const isConfig = path === '/config.json'
    // The API sends it without a charset.
    return { ...createSecurityHeaders({ config }), ...headers, ...(isConfig ? {} : { 'Content-Type': type }) }
  }
  const differences: FileDifference[] = []
  const compare = (path: string, file: { body: Uint8Array; headers: Headers; status: number }, isExpected: boolean) => {
    if (!isExpected || file.status !== 200) differences.push({ path })
    for (const { header } of compareHeaders(file.headers, expect(path, file.body))) differences.push({ header, path })
  }
  const listed = listServedFiles(release).filter(({ path }) => depth === 'all' || entryFiles.has(path))
  await forEachFile(listed, {
    run: async ({ path, sha256 }) => {
      const file = await fetchSiteFile(path, signal)
      compare(path, file, (await toSha256(file.body)) === sha256)
    },
    ...(onProgress ? { onProgress } : {}),
  })
  for (const [path, isExpected] of [
    ['/release.json', offer.release !== undefined],
    ['/config.json', offer.config !== undefined],
  ] as const) {
    const file = offer.files.get(path)
    if (file) compare(path, file, isExpected)
  }
  if (!/^application\/json(;|$)/.test(offer.files.get('/config.json')?.headers.get('content-type') ?? ''))
    differences.push({ header: 'content-type', path: '/config.json' })
  // A server can tell the browser's own requests for the worker from those of this page.
  const worker = offer.files.get(serviceWorkerPath)
  if (hasOtherWorker && worker?.sha256 === pin.files[serviceWorkerPath]) differences.push({ path: serviceWorkerPath })
  // The signature of the same release is the same as well.
  const signature = offer.files.get('/release.json.minisig')
  const pinnedSignature = pin.files['/release.json.minisig']
  const isSame = release.sha256 === pinned.release.sha256
  const sent = signature?.status === 200 ? signature.sha256 : undefined
  if (isSame && sent !== pinnedSignature) differences.push({ path: '/release.json.minisig' })
  const changes = isSame ? [] : listChanges(pin.files, Object.fromEntries(listServedFiles(release).map(toEntry)))
  const settings = offer.config ? listSettings(pin.config, offer.config) : []
  return {
    changes,
    compared: listed.length,
    differences,
    id: toOfferId(offer),
    offer,
    settings,
    state: differences.length > 0 ? 'altered' : isSame && settings.length === 0 ? 'same' : 'offered',
  }
}

const toEntry = ({ path, sha256 }: { path: string; sha256: string }) => [path, sha256] as const

/** In no manifest. */
const unlisted = new Set(['/config.json', '/release.json', '/release.json.minisig'])

function listChanges(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): FileChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => !unlisted.has(path))
  return paths.toSorted().flatMap((path): FileChange[] => {
    if (before[path] === after[path]) return []
    return [{ kind: before[path] === undefined ? 'added' : after[path] === undefined ? 'removed' : 'changed', path }]
  })
}

/** Names of the settings that differ: `chains`, `serviceUrl`, … */
function listSettings(before: object, after: object): string[] {
  const [old, next] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const names = [...new Set([...old.keys(), ...next.keys()])].toSorted()
  return names.filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(next.get(name)))
}
