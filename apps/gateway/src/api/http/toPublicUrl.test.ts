import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from './RouteDeps.ts'
import { toPublicUrl } from './toPublicUrl.ts'

type Request = { address?: string; headers?: Record<string, string>; publicUrl?: string; url: string }

/** Responds with the URL that was found, for a connection on port 8000 of an address. */
async function find({ address = '192.0.2.5', headers = {}, publicUrl, url }: Request) {
  const socket = new Socket()
  Object.defineProperties(socket, { localAddress: { value: address }, localPort: { value: 8000 } })
  const app = new Hono<ApiEnv>().get('/page', (c) => c.text(toPublicUrl(c, publicUrl)))
  return (await app.request(url, { headers }, { incoming: new IncomingMessage(socket) })).text()
}

test('default: the origin of the connection, whatever the host header', async () => {
  expect(await find({ url: 'http://evil.example/page?a=1' })).toBe('http://192.0.2.5:8000/page?a=1')
  expect(await find({ address: '::ffff:192.0.2.5', url: 'http://evil.example:9/page' })).toBe(
    'http://192.0.2.5:8000/page',
  )
  expect(await find({ address: '2001:db8::5', url: 'http://evil.example/page' })).toBe('http://[2001:db8::5]:8000/page')
})

test('behavior: names of this machine stay, with their port', async () => {
  expect(await find({ url: 'http://localhost:8000/page' })).toBe('http://localhost:8000/page')
  expect(await find({ url: 'http://127.0.0.1:9000/page' })).toBe('http://127.0.0.1:9000/page')
  expect(await find({ url: 'http://localhost.evil.example/page' })).toBe('http://192.0.2.5:8000/page')
})

test('parameters: the URL from the operator', async () => {
  const publicUrl = 'https://safe.example.org'
  const headers = { 'X-Forwarded-Proto': 'http' }
  expect(await find({ headers, publicUrl, url: 'http://evil.example:8000/page' })).toBe('https://safe.example.org/page')
})
