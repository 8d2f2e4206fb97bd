import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { findClientAddress, toNetwork } from './findClientAddress.ts'
import type { ApiEnv } from './RouteDeps.ts'

/** Responds with the address that was found. */
async function find({ forwarded, hops = 0, peer }: { forwarded?: string; hops?: number; peer: string }) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const app = new Hono<ApiEnv>().get('/', (c) => c.text(findClientAddress(c, hops)))
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  return (await app.request('/', { headers }, { incoming: new IncomingMessage(socket) })).text()
}

test('default: whoever holds the other end of the connection', async () => {
  expect(await find({ forwarded: '203.0.113.7', peer: '198.51.100.2' })).toBe('198.51.100.2')
  expect(await find({ peer: '::ffff:198.51.100.2' })).toBe('198.51.100.2')
})

test('behavior: behind proxies, what the outermost of them saw', async () => {
  const peer = '10.0.0.2'
  expect(await find({ forwarded: '1.1.1.1, 203.0.113.7', hops: 1, peer })).toBe('203.0.113.7')
  expect(await find({ forwarded: '1.1.1.1, 203.0.113.7, 10.0.0.1', hops: 2, peer })).toBe('203.0.113.7')
  expect(await find({ forwarded: '1.1.1.1,nonsense,203.0.113.7', hops: 1, peer })).toBe('203.0.113.7')
  expect(await find({ hops: 2, peer })).toBe(peer)
  expect(await find({ forwarded: '1.1.1.1, 203.0.113.7:4711', hops: 1, peer })).toBe('203.0.113.7')
  expect(await find({ forwarded: '1.1.1.1, [2001:db8:1:2::1]:4711', hops: 1, peer })).toBe('2001:db8:1:2::/64')
})

test('behavior: no client chooses its address, whatever a proxy writes or leaves out', async () => {
  const peer = '10.0.0.2'
  expect(await find({ forwarded: '1.1.1.1, unknown', hops: 1, peer })).toBe(peer)
  expect(await find({ forwarded: '1.1.1.1', hops: 2, peer })).toBe(peer)
  expect(await find({ forwarded: '1.1.1.1,', hops: 1, peer })).toBe(peer)
})

test('behavior: the addresses of one IPv6 network are one', async () => {
  const first = await find({ peer: '2001:db8:1:2::1' })
  expect(first).toBe('2001:db8:1:2::/64')
  expect(await find({ peer: '2001:0DB8:1:2:ffff:1:2:3' })).toBe(first)
  expect(await find({ peer: '2001:db8:1:3::1' })).not.toBe(first)
  expect(await find({ peer: '::1' })).toBe('0:0:0:0::/64')
})

test('behavior: an IPv6 customer has a network, an IPv4 address is one', () => {
  expect(['2001:db8:1:2::/64', '192.0.2.1', ''].map(toNetwork)).toEqual(['2001:db8:1::/48', '192.0.2.1', ''])
})
