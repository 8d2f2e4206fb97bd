import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import {
  createSecurityHeaders,
  createWebFileHeaders,
  findAppOrigin,
  findWebPath,
  type WebConfig,
} from '@countersign/protocol/config'
import { requestShared } from '@countersign/test'
import { loadWebFiles } from '../../apps/gateway/src/api/web/webFiles.ts'
import { parseSigningKey, signContent } from '../../packages/cli/src/release/minisign.ts'
import { createKeyFiles } from '../../scripts/release/createKeyFiles.ts'

const folder = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

export type Answer = { body: Uint8Array; headers: Record<string, string | undefined>; status: number }

type Tamper = (answer: Answer, request: IncomingMessage) => Answer

export type SignedRelease = {
  /** By URL path, without the manifest. */
  files: ReadonlyMap<string, Uint8Array>
  manifest: Uint8Array
  signature: string
  version: string
}

/** The key of a test run’s releases. */
export async function createReleaseKey() {
  const { keyId, publicFile, secretFile } = await createKeyFiles()
  const key = parseSigningKey(secretFile)
  if (key === undefined || key === 'encrypted') throw new Error('The new key cannot be read.')
  const sign = (content: Uint8Array, version: string) =>
    signContent({ comment: `countersign ${version}`, content, key })
  return { keyId, publicKey: publicFile.split('\n')[1] ?? '', sign }
}

export type ReleaseKey = Awaited<ReturnType<typeof createReleaseKey>>

export type CreateSignedReleaseParameters = {
  /** Replaced or added files, by URL path. */
  changes?: Readonly<Record<string, string>>
  key: ReleaseKey
  version: string
}

/** The built web app as a signed release of this version. */
export async function createSignedRelease({ changes = {}, key, version }: CreateSignedReleaseParameters) {
  await requestShared('dataDir')
  const built = await loadWebFiles(folder)
  const files = new Map<string, Uint8Array>([...built].map(([path, { body }]) => [path, body]))
  for (const name of ['/release.json', '/release.json.minisig']) files.delete(name)
  for (const [path, text] of Object.entries(changes)) files.set(path, new TextEncoder().encode(text))
  const manifest = new TextEncoder().encode(
    JSON.stringify({
      format: 1,
      name: 'countersign',
      version,
      commit: createHash('sha1').update(version).digest('hex'),
      date: null,
      modified: false,
      lockfile: 'a'.repeat(64),
      toolchain: {},
      files: [...files].map(([path, body]) => ({
        path: `web${path}`,
        sha256: createHash('sha256').update(body).digest('hex'),
        size: body.length,
      })),
    }),
  )
  return { files, manifest, signature: key.sign(manifest, version), version }
}

export type ServedRelease = {
  port: number
  setConfig(config: WebConfig): void
  setRelease(release: SignedRelease): void
  setTamper(tamper: Tamper): void
  stop(): Promise<void>
  url: string
}

export type ServeReleaseParameters = { config: WebConfig; port?: number; release: SignedRelease }

/** Serves a release as the product does, with a proxy in front that changes responses. */
export async function serveRelease(parameters: ServeReleaseParameters): Promise<ServedRelease> {
  let { config, release } = parameters
  let tamper: Tamper = (answer) => answer
  const answer = (requested: string): Answer => {
    const { href, pathname } = new URL(requested, 'http://127.0.0.1')
    const security = createSecurityHeaders({ appOrigin: findAppOrigin(href), config })
    if (pathname === '/config.json')
      return {
        body: Buffer.from(JSON.stringify(config)),
        headers: { ...security, 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' },
        status: 200,
      }
    const all = new Map([
      ...release.files,
      ['/release.json', release.manifest],
      ['/release.json.minisig', Buffer.from(release.signature)],
    ])
    const path = findWebPath((name) => all.has(name), pathname)
    const body = path === undefined ? undefined : all.get(path)
    if (path === undefined || !body || /^\/v\d/.test(pathname))
      return { body: Buffer.from('{}'), headers: { ...security, 'Content-Type': 'application/json' }, status: 404 }
    return { body, headers: { ...security, ...createWebFileHeaders({ body, path }) }, status: 200 }
  }
  const server = createServer((request, response) => {
    const { body, headers, status } = tamper(answer(request.url ?? '/'), request)
    const set = Object.entries(headers).filter(([, value]) => value !== undefined)
    response.writeHead(status, Object.fromEntries(set)).end(body)
  })
  await new Promise<void>((resolve) => server.listen(parameters.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('The system gave no port.')
  return {
    port: address.port,
    setConfig(next) {
      config = next
    },
    setRelease(next) {
      release = next
    },
    setTamper(next) {
      tamper = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
    url: `http://127.0.0.1:${address.port}`,
  }
}
