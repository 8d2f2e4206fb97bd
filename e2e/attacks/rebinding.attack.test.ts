import { request } from 'node:http'
import { connect } from 'node:net'
import { expect } from 'vitest'
import { type Attacker, atOnce, attack, safePath } from './support/attack.ts'

/** Asks as the browser does of a page whose name was pointed to this machine: to it, both are one origin. */
function requestAs(host: string, { url }: Attacker, path: string): Promise<{ body: string; status: number }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const requested = request({ headers: { Host: host }, hostname, path, port }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += String(chunk)
      })
      response.once('end', () => resolve({ body, status: response.statusCode ?? 0 }))
    })
    requested.once('error', reject)
    requested.end()
  })
}

/** What a socket answers to a request as it is written. */
function write({ url }: Attacker, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.once('close', () => resolve(answer))
    socket.write(text)
  })
}

const paths = [
  '/',
  '/metrics',
  '/ready',
  '/config.json',
  '/openapi.json',
  '/v1/chains',
  `${safePath}/transactions/history`,
]

attack('a page whose name leads to this machine (DNS rebinding)', async (attacker) => {
  const { port } = new URL(attacker.url)
  const names = ['rebind.example', `127.0.0.1.rebind.example`, 'localhost.rebind.example', '192.0.2.1', 'localhost']
  for (const name of names)
    for (const path of paths) {
      // `localhost` with a port of its own is another service of this machine.
      const host = name === 'localhost' ? 'localhost:1' : `${name}:${port}`
      const { body, status } = await requestAs(host, attacker, path)
      expect([path, host, status]).toEqual([path, host, 421])
      expect(JSON.parse(body)).toMatchObject({ code: 'HOST_NOT_SERVED' })
    }
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `LOCALHOST.:${port}`])
    expect((await requestAs(host, attacker, '/v1/chains')).status).toBe(200)
  const absolute = `GET http://rebind.example:${port}/v1/chains HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`
  expect(await write(attacker, absolute)).toContain('HTTP/1.1 421')
  // A probe of HTTP/1.0 names no host, and is no browser.
  expect(await write(attacker, 'GET /health HTTP/1.0\r\n\r\n')).toContain('200 OK')
  await atOnce(500, 10, (index) => requestAs(`n${index}.rebind.example`, attacker, '/v1/chains'))
})
