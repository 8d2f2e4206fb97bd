import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLogger } from '../../lib/createLogger.ts'
import { createMetrics } from '../../lib/createMetrics.ts'
import { assertHost } from './assertHost.ts'
import { handleError } from './handleError.ts'
import type { ApiEnv } from './RouteDeps.ts'

type Called = { address?: string; hosts?: string[]; port?: number; publicUrl?: string; target?: string }

const logger = createLogger({ level: 'silent' })

/** The response to a connection on a given local address and port. */
async function call(host: string | undefined, called: Called = {}) {
  const { address = '127.0.0.1', hosts = [], port = 8000, publicUrl, target = '/' } = called
  const socket = new Socket()
  Object.defineProperties(socket, { localAddress: { value: address }, localPort: { value: port } })
  const incoming = new IncomingMessage(socket)
  if (host !== undefined) incoming.headers.host = host
  incoming.url = target
  incoming.push(null)
  incoming.resume()
  const app = new Hono<ApiEnv>()
  app.use((c, next) => {
    c.set('logger', logger)
    c.set('metrics', createMetrics())
    return next()
  })
  app.use(assertHost({ hosts, logger, publicUrl })).get('/', (c) => c.text('answered'))
  app.onError(handleError)
  return app.request('http://localhost/', {}, { incoming })
}
const isServed = async (host: string | undefined, called?: Called) => (await call(host, called)).status === 200

test.each([
  'localhost:8000',
  'LocalHost:8000',
  'localhost.:8000',
  '127.0.0.1:8000',
  '127.8.9.1:8000',
  '[::1]:8000',
  '127.1:8000',
])('default: %s, a name of this machine with the port', async (host) => {
  expect(await isServed(host)).toBe(true)
  expect(await isServed(host, { port: 8001 })).toBe(false)
})

test.each([
  'rebind.example:8000',
  'rebind.example',
  'localhost.rebind.example:8000',
  '127.0.0.1.rebind.example:8000',
  '127.rebind:8000',
  'localhost:8001',
  'localhost',
  'localhost:',
  'localhost:8000:8000',
  'user@localhost:8000',
  'localhost:8000,rebind.example',
  'localhost:8000/',
  'localhost%00:8000',
  '*',
  '',
  '10.0.0.5:8000',
  '0.0.0.0:8000',
  '[::]:8000',
])('error: %s', async (host) => {
  const response = await call(host)
  expect(response.status).toBe(421)
  expect(await response.json()).toMatchObject({
    code: 'HOST_NOT_SERVED',
    message: expect.stringContaining('COUNTERSIGN_HOSTS'),
  })
})

test('behavior: without a name it is a probe of HTTP/1.0; port 80 need not be written', async () => {
  expect(await isServed(undefined)).toBe(true)
  expect(await isServed('localhost', { port: 80 })).toBe(true)
})

test('behavior: the address of the connection itself, as probes and people in the same network write it', async () => {
  expect(await isServed('10.0.0.5:8000', { address: '10.0.0.5' })).toBe(true)
  expect(await isServed('10.0.0.5:8000', { address: '::ffff:10.0.0.5' })).toBe(true)
  expect(await isServed('[2001:DB8::5]:8000', { address: '2001:db8::5' })).toBe(true)
  expect(await isServed('10.0.0.5:9000', { address: '10.0.0.5' })).toBe(false)
  expect(await isServed('10.0.0.6:8000', { address: '10.0.0.5' })).toBe(false)
})

test('parameters: the public address, as proxies pass it on', async () => {
  const publicUrl = 'https://safe.example.org'
  for (const host of ['safe.example.org', 'SAFE.example.org.', 'safe.example.org:443', 'localhost:8000'])
    expect(await isServed(host, { publicUrl })).toBe(true)
  for (const host of ['safe.example.org:8000', 'evil.safe.example.org', 'safe.example.org.evil.example'])
    expect(await isServed(host, { publicUrl })).toBe(false)
  expect(await isServed('safe.example.org', { publicUrl: 'https://safe.example.org:8443' })).toBe(true)
  expect(await isServed('safe.example.org:8443', { publicUrl: 'https://safe.example.org:8443' })).toBe(true)
})

test('parameters: names of the operator, with a port or for any', async () => {
  const hosts = ['Safe.lan', 'gateway-1:8000', '[2001:db8::1]']
  for (const host of ['safe.lan', 'safe.lan:9000', 'gateway-1:8000', '[2001:db8::1]:7'])
    expect(await isServed(host, { hosts })).toBe(true)
  for (const host of ['gateway-1', 'gateway-1:8001', 'other.lan']) expect(await isServed(host, { hosts })).toBe(false)
})

test('behavior: a target with a host of its own must be of this service too', async () => {
  expect(await isServed('localhost:8000', { target: 'http://localhost:8000/' })).toBe(true)
  expect(await isServed('localhost:8000', { target: 'http://rebind.example/' })).toBe(false)
  expect(await isServed('rebind.example', { target: 'http://localhost:8000/' })).toBe(false)
})

test('behavior: untrusted text is returned without markup', async () => {
  const text = await (await call(`<b>${'x'.repeat(500)}`)).text()
  expect(text).not.toContain('<b>')
  expect(text.length).toBeLessThan(500)
})
