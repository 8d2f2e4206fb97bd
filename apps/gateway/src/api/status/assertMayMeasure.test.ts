import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '../http/RouteDeps.ts'
import { assertMayMeasure } from './statusRoutes.ts'

type Requesting = { headers?: Record<string, string>; peer: string; token?: string }

async function isAllowed({ headers = {}, peer, token }: Requesting): Promise<boolean> {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const app = new Hono<ApiEnv>().get('/', (c) => {
    assertMayMeasure(c, token)
    return c.text('measured')
  })
  app.onError((_, c) => c.text('refused', 403))
  return (await app.request('/', { headers }, { incoming: new IncomingMessage(socket) })).ok
}

test('default: this machine alone, and not those who come through its proxy', async () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await isAllowed({ peer })).toBe(true)
  for (const peer of ['203.0.113.7', '10.0.0.127', '::ffff:10.1.2.3']) expect(await isAllowed({ peer })).toBe(false)
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
    expect(await isAllowed({ headers: { [name]: '127.0.0.1' }, peer: '127.0.0.1' })).toBe(false)
})

test('parameters: with a token, whoever shows it', async () => {
  const token = '0123456789abcdef'
  const peer = '203.0.113.7'
  expect(await isAllowed({ headers: { Authorization: `Bearer ${token}` }, peer, token })).toBe(true)
  expect(await isAllowed({ headers: { Authorization: `Bearer ${token}x` }, peer, token })).toBe(false)
  expect(await isAllowed({ peer: '127.0.0.1', token })).toBe(false)
})
