import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { demoAccounts } from '@countersign/devchain/accounts'
import { WebConfigSchema } from '@countersign/protocol/config'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'
import { createDatabase } from '../db/createDatabase.ts'
import { loadWebFiles } from './web/webFiles.ts'
import { AppManifestSchema } from './web/webRoutes.ts'

const [alice] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('default: status', async () => {
  const world = await setup(chain)
  const api = await createTestApi(world)
  expect(await api.get('/health')).toMatchObject({ body: { status: 'ok' }, status: 200 })
  expect(await api.get('/ready')).toMatchObject({ body: { database: true, ready: false }, status: 503 })
  await world.indexer.runToHead()
  // The response is cached for a second.
  await expect.poll(async () => (await api.get('/ready')).status).toBe(200)
  expect(await api.get('/ready')).toMatchObject({
    body: { chains: [{ chainId: 31_337, isReady: true, lag: 0 }], ready: true },
  })
  const metrics = await (await api.request('/metrics')).text()
  expect(metrics).toContain('countersign_index_lag_blocks{chain="31337"} 0')
  expect(metrics).toContain('route="/health"')
  expect((await api.get('/v1/chains/31337/about/indexing')).body).toMatchObject({ synced: true })
  expect((await api.get('/v1/chains/31337/about/master-copies')).body).toContainEqual({
    address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    version: '1.4.1+L2',
  })
})

test('error: a database that is down is named, with the time to retry', async () => {
  const world = await setup(chain)
  const db = createDatabase('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => db.destroy())
  const api = await createTestApi({ ...world, db })
  for (const path of ['/v1/chains/31337', '/tx-service/31337/api/v1']) {
    const suffix = path.startsWith('/tx') ? `owners/${alice.address}/safes/` : `owners/${alice.address}/safes`
    const { body, headers, status } = await api.get(`${path}/${suffix}`)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(body).toMatchObject({ code: 'DATABASE_UNAVAILABLE', statusCode: 503 })
  }
})

test('error: a body whose sender left is no failure of the service', async () => {
  const api = await createTestApi(await setup(chain))
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) })
  const headers = { 'Content-Type': 'application/json' }
  const init = { body, duplex: 'half', headers, method: 'POST' } as const
  const response = await api.request('/v1/register/notifications', init)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'CLIENT_GONE' })
})

test('behavior: every answer carries the headers of the house', async () => {
  const api = await createTestApi(await setup(chain))
  const { headers } = await api.get('/health')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  const [rpc] = chain.config.rpcUrls.default.http
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${rpc}`)
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

test('behavior: the web configuration is readable by the browser', async () => {
  const api = await createTestApi(await setup(chain))
  const config = WebConfigSchema.parse((await api.get('/config.json')).body)
  expect(config).toMatchObject({ chains: [{ id: 31_337 }], relayUrl: null, serviceUrl: '' })
})

test('behavior: the manifest is readable for every host', async () => {
  const { body, headers } = await (await createTestApi(await setup(chain))).get('/manifest.json')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(AppManifestSchema.parse(body)).toMatchObject({ iconPath: 'icon.svg', name: 'Countersign' })
})

test('behavior: other sites may call if the operator allows it', async () => {
  const api = await createTestApi(await setup(chain), { corsOrigins: ['https://app.example'] })
  const call = (origin: string) => api.request('/v1/chains', { headers: { Origin: origin } })
  expect((await call('https://app.example')).headers.get('access-control-allow-origin')).toBe('https://app.example')
  expect((await call('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
})

test('behavior: the web app, its routes and its files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'countersign-web-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Countersign</title>')
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-abc='" />`
  await writeFile(join(root, 'verify.html'), `<!doctype html>${policy}<title>Second</title>`)
  const code = 'export {}\n'.repeat(200)
  await writeFile(join(root, 'assets', 'main-abc123.js'), code)
  await writeFile(join(root, 'assets', 'main-abc123.js.br'), brotliCompressSync(code))
  await writeFile(join(root, 'assets', 'edited.js'), `${code}// by hand`)
  await writeFile(join(root, 'assets', 'edited.js.br'), brotliCompressSync(code))
  await writeFile(join(root, 'assets', 'broken.js'), code)
  await writeFile(join(root, 'assets', 'broken.js.br'), 'not brotli')
  const api = await createTestApi(await setup(chain), { webFiles: await loadWebFiles(root) })
  for (const path of ['/', '/31337/0x1234/queue', '/nowhere']) {
    const page = await api.request(path)
    expect(await page.text()).toContain('<title>Countersign</title>')
    expect(page.headers.get('cache-control')).toBe('no-cache')
  }
  // The page of an app may embed that app; no other page may embed anything.
  const opened = await api.request(`/31337/${alice.address}/apps/open?url=https%3A%2F%2Fapp.example%2Fsafe`)
  expect(opened.headers.get('content-security-policy')).toContain('frame-src https://app.example;')
  expect((await api.request('/?url=https://app.example')).headers.get('content-security-policy')).not.toContain(
    'frame-src',
  )
  // A page with its own policy is served with it, also without its file extension.
  const shared = await createTestApi(await setup(chain), {
    corsOrigins: ['https://app.example'],
    webFiles: await loadWebFiles(root),
  })
  for (const server of [api, shared]) {
    const page = await server.request(server === api ? '/verify' : '/verify.html')
    expect(await page.text()).toContain('<title>Second</title>')
    const policy = "default-src 'none'; script-src 'sha256-abc='; frame-ancestors 'none'"
    expect(page.headers.get('content-security-policy')).toBe(policy)
  }
  const script = await api.request('/assets/main-abc123.js', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(script.headers.get('content-encoding')).toBe('gzip')
  const etag = script.headers.get('etag') ?? ''
  expect((await api.request('/assets/main-abc123.js', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  // A precompressed file is served to clients that accept it, and only if it matches the original.
  const encodingOf = async (path: string, accepted: string, method = 'GET') => {
    const { headers } = await api.request(path, { headers: { 'Accept-Encoding': accepted }, method })
    return { encoding: headers.get('content-encoding'), etag: headers.get('etag'), vary: headers.get('vary') }
  }
  const main = '/assets/main-abc123.js'
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, br;q=0.000', null],
    ['*', null],
  ] as const)
    expect(await encodingOf(main, accepted), accepted).toEqual({ encoding, etag, vary: 'Accept-Encoding' })
  expect(await encodingOf(main, 'br', 'HEAD')).toMatchObject({ encoding: 'br', etag })
  const packed = await api.request(main, { headers: { 'Accept-Encoding': 'br' } })
  expect(brotliDecompressSync(new Uint8Array(await packed.arrayBuffer())).toString()).toBe(code)
  const again = await api.request(main, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  for (const path of ['/assets/edited.js', '/assets/broken.js'])
    expect(await encodingOf(path, 'gzip, br')).toMatchObject({ encoding: 'gzip' })
  for (const path of [
    '/assets/gone.js',
    '/assets/main-abc123.js.br',
    '/assets/../index.html.br',
    '/v1/nowhere',
    '/v1',
    '/tx-service/1/api',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
  ])
    expect({ path, ...(await api.get(path)) }).toMatchObject({ body: { code: 'ROUTE_NOT_FOUND' }, path, status: 404 })
})

test('error: malformed requests are never ours to answer for', async () => {
  const api = await createTestApi(await setup(chain))
  const path = `/v1/chains/31337/transactions/${alice.address}/propose`
  const json = { 'Content-Type': 'application/json' }
  const post = async (body: string, headers: Record<string, string> = json) => {
    const response = await api.request(path, { body, headers, method: 'POST' })
    return { body: await response.json(), status: response.status }
  }
  expect(await post('{"a":')).toMatchObject({
    body: { code: 'MALFORMED_JSON', message: expect.any(String) },
    status: 400,
  })
  expect(await post('')).toMatchObject({ body: { code: 'MALFORMED_JSON' }, status: 400 })
  expect(await post('a=b', { 'Content-Type': 'text/plain' })).toMatchObject({
    body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    status: 415,
  })
  expect(await post(`"${'x'.repeat(1_000_001)}"`)).toMatchObject({ body: { code: 'BODY_TOO_LARGE' }, status: 413 })
})

test('error: malformed paths and queries', async () => {
  const api = await createTestApi(await setup(chain))
  const safe = `/v1/chains/31337/safes/${alice.address}`
  const cases = [
    ['/v1/chains/0', 422],
    ['/v1/chains/1e3', 422],
    ['/v1/chains/99999999999999999999', 422],
    ['/v1/chains/1', 404],
    ['/v1/chains/31337/safes/0x12', 422],
    [`/v1/chains/31337/safes/${alice.address.slice(0, -1)}7`, 422],
    [safe, 404],
    [`${safe}/`, 404],
    [`${safe}/nonces`, 404],
    [`${safe}/transactions/history?timezone=Mars/Olympus`, 422],
    [`${safe}/transactions/queued?trusted=maybe`, 422],
    [`${safe}/balances/%F0%9F%92%B0`, 422],
    ['/v1/chains/31337/transactions/nonsense', 400],
    ['/v1/chains/31337/transactions/multisig_0x12_0x34', 400],
    [`/v1/chains/31337/transactions/multisig_${alice.address}_0x${'12'.repeat(32)}`, 404],
    [`/v1/chains/31337/transactions/transfer_${alice.address}_e${'12'.repeat(32)}0`, 404],
    [`/v1/chains/31337/transactions/module_${alice.address}_i${'12'.repeat(32)}0`, 404],
    [`/v1/chains/31337/transactions/creation_${alice.address}`, 400],
    ['/v1/chains/31337/transactions/%00', 422],
    ['/v1/chains/31337/messages/0x12', 422],
    ['/v1/chains/31337/owners/nobody/safes', 422],
    ['/v1/chains/%E0%A4%A/safes', 404],
  ] as const
  for (const [path, status] of cases) {
    const answer = await api.get(path)
    expect({ path, ...answer }).toMatchObject({
      body: { code: expect.any(String), message: expect.any(String), statusCode: status },
      path,
      status,
    })
  }
})
