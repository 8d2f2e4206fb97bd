import { expect, test } from 'vitest'
import { startHostileServer } from '../../../test/startHostileServer.ts'
import { type FetchSafelyOptions, fetchSafely } from './fetchSafely.ts'

const json = { 'content-type': 'application/json' }
/** 127.0.0.2 represents the public internet, other loopback addresses the private network. */
const rules: FetchSafelyOptions = {
  isAllowedAddress: (address) => address === '127.0.0.2',
  isAllowedPort: () => true,
  maxBytes: 1_000,
  timeout: 30_000,
}
const outside = { host: '127.0.0.2' }

/** An internal server that counts its requests. */
async function startInside() {
  const reached: string[] = []
  const { origin } = await startHostileServer((request, response) => {
    reached.push(request.url ?? '')
    response.writeHead(200, json).end('{"secret":true}')
  })
  return { origin, reached }
}

test('default', async () => {
  const { origin } = await startHostileServer((request, response) => {
    response.writeHead(200, json).end(JSON.stringify({ host: request.headers.host }))
  }, outside)
  expect(await fetchSafely(`${origin}/1.json`, rules)).toBe(JSON.stringify({ host: new URL(origin).host }))
})

test('behavior: follows redirects that stay outside', async () => {
  const { origin } = await startHostileServer((request, response) => {
    if (request.url === '/a') response.writeHead(302, { location: '/b' }).end()
    else response.writeHead(200, json).end('{}')
  }, outside)
  expect(await fetchSafely(`${origin}/a`, rules)).toBe('{}')
})

test('behavior: connects to the address that was checked, whatever the name resolves to later', async () => {
  const { port } = await startHostileServer((_, response) => void response.writeHead(200, json).end('{}'), outside)
  const answers = [['127.0.0.2'], ['127.0.0.1']]
  const resolve = async () => answers.shift() ?? []
  expect(await fetchSafely(`http://rebinding.example:${port}/`, { ...rules, resolve })).toBe('{}')
  expect(answers).toHaveLength(1)
})

test('behavior: what the operator chose may be inside, what it redirects to may not', async () => {
  const inside = await startInside()
  expect(await fetchSafely(`${inside.origin}/ipfs/x`, { ...rules, isChosen: true })).toBe('{"secret":true}')
  const gateway = await startHostileServer((_, response) => {
    response.writeHead(302, { location: `${inside.origin}/admin` }).end()
  })
  await expect(fetchSafely(gateway.origin, { ...rules, isChosen: true })).rejects.toThrow('is not public')
  expect(inside.reached).toEqual(['/ipfs/x'])
})

test('error: addresses inside are not reached, directly, by name or by redirect', async () => {
  const inside = await startInside()
  const { port } = new URL(inside.origin)
  await expect(fetchSafely(inside.origin, rules)).rejects.toThrow('is not public')
  await expect(fetchSafely(`http://2130706433:${port}/`, rules)).rejects.toThrow('is not public')
  await expect(fetchSafely(`http://[::ffff:127.0.0.1]:${port}/`, rules)).rejects.toThrow('is not public')
  for (const addresses of [['127.0.0.1'], ['127.0.0.2', '127.0.0.1'], []]) {
    const resolve = async () => addresses
    await expect(fetchSafely(`http://inside.example:${port}/`, { ...rules, resolve })).rejects.toThrow(
      /is not public|has no IP address/,
    )
  }
  for (const location of [inside.origin, `//127.0.0.1:${port}/`, 'file:///etc/passwd', 'http://user:pass@127.0.0.2/']) {
    const { origin } = await startHostileServer((_, response) => {
      response.writeHead(307, { location }).end()
    }, outside)
    await expect(fetchSafely(origin, rules)).rejects.toThrow(/is not public|not http|credentials/)
  }
  expect(inside.reached).toEqual([])
})

test('error: ports beside those of the web', async () => {
  const { origin } = await startHostileServer((_, response) => void response.end('{}'), outside)
  await expect(fetchSafely(origin, { ...rules, isAllowedPort: (port) => port === 443 })).rejects.toThrow('port')
})

test('error: redirects without end', async () => {
  const { origin } = await startHostileServer((_, response) => {
    response.writeHead(302, { location: '/again' }).end()
  }, outside)
  await expect(fetchSafely(origin, rules)).rejects.toThrow('More than 3 redirects')
})

test('error: bodies that are too large, announced or not', async () => {
  const { origin } = await startHostileServer((request, response) => {
    const body = 'x'.repeat(5_000)
    response.writeHead(200, { ...json, ...(request.url === '/told' ? { 'content-length': body.length } : {}) })
    response.write(body)
    // Endless: only the limit stops it.
  }, outside)
  await expect(fetchSafely(`${origin}/told`, rules)).rejects.toThrow('larger than')
  await expect(fetchSafely(`${origin}/untold`, rules)).rejects.toThrow('larger than')
})

test('error: bodies that never end, and servers that never answer', async () => {
  const { origin } = await startHostileServer((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }, outside)
  for (const path of ['/slow', '/silent'])
    await expect(fetchSafely(`${origin}${path}`, { ...rules, timeout: 300 })).rejects.toThrow(/abort|timeout/i)
  const resolve = () => new Promise<string[]>(() => undefined)
  await expect(fetchSafely('http://never.example/', { ...rules, resolve, timeout: 100 })).rejects.toThrow(/timeout/i)
})

test('error: what is not plain JSON', async () => {
  const { origin } = await startHostileServer((request, response) => {
    if (request.url === '/html') response.writeHead(200, { 'content-type': 'text/html' }).end('{}')
    else if (request.url === '/gzip') response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('{}')
    else response.writeHead(500, json).end('{}')
  }, outside)
  await expect(fetchSafely(`${origin}/html`, rules)).rejects.toThrow('not JSON')
  await expect(fetchSafely(`${origin}/gzip`, rules)).rejects.toThrow('compressed')
  await expect(fetchSafely(`${origin}/broken`, rules)).rejects.toThrow('status 500')
})
