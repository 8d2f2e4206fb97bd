import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createRelay, describe } from './relay.mjs'

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const hash = `0x${'ab'.repeat(32)}`
const event = { address: safe, chainId: '1', safeTxHash: hash, type: 'PENDING_MULTISIG_TRANSACTION' }

async function listen(server: Server | SocketServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A receiver: ntfy or a chat. */
async function startReceiver(status = 200) {
  const received: { body: string; title: string | undefined }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += String(part)
    })
    request.on('end', () => {
      received.push({ body, title: request.headers.title?.toString() })
      response.writeHead(status).end()
    })
  })
  return { received, url: `http://127.0.0.1:${await listen(server)}/topic` }
}

/** An SMTP server that records its session. */
async function startMailRelay() {
  const said: string[] = []
  const server = createSocketServer((socket) => {
    let isMail = false
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      const text = String(data)
      said.push(text)
      if (isMail) {
        isMail = false
        socket.write('250 taken\r\n')
      } else if (text.startsWith('DATA')) {
        isMail = true
        socket.write('354 go on\r\n')
      } else if (text.startsWith('EHLO')) socket.write('250-hello\r\n250 SIZE 1000\r\n')
      else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n')
    })
  })
  return { said, url: `smtp://127.0.0.1:${await listen(server)}?from=safe@example.org&to=team@example.org` }
}

async function send(relay: Server, { age = 0, key = secret, body = JSON.stringify(event) } = {}): Promise<number> {
  const port = await listen(relay)
  const time = Math.floor(Date.now() / 1_000) - age
  const signed = createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
    .update(`id.${time}.${body}`)
    .digest('base64')
  const headers = { 'webhook-id': 'id', 'webhook-signature': `v1,${signed}`, 'webhook-timestamp': `${time}` }
  return (await fetch(`http://127.0.0.1:${port}`, { body, headers, method: 'POST' })).status
}

const app = 'https://safe.example'
const line = `Transaction needs signatures: Safe 0xF719…8d79. Verify: ${app}/1/${safe}/tx/${hash}`

test('default: ntfy gets a line and a title', async () => {
  const { received, url } = await startReceiver()
  expect(await send(createRelay({ app, secret, target: url, to: 'ntfy' }))).toBe(204)
  expect(received).toEqual([{ body: line, title: 'Transaction needs signatures' }])
})

test.each(['chat', 'telegram'])('default: %s gets a text', async (to) => {
  const { received, url } = await startReceiver()
  expect(await send(createRelay({ app, secret, target: url, to }))).toBe(204)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ text: line })
})

test('default: a mail relay gets a mail', async () => {
  const { said, url } = await startMailRelay()
  expect(await send(createRelay({ app, secret, target: url, to: 'mail' }))).toBe(204)
  expect(said.join('')).toContain('RCPT TO:<team@example.org>')
  expect(said.join('')).toContain(`Subject: Transaction needs signatures\r\n`)
  expect(said.join('')).toContain(line)
})

test('error: what is not signed, or is old, goes nowhere', async () => {
  const { received, url } = await startReceiver()
  const create = () => createRelay({ app, secret, target: url, to: 'ntfy' })
  expect(await send(create(), { key: `whsec_${Buffer.alloc(24, 8).toString('base64')}` })).toBe(401)
  expect(await send(create(), { age: 400 })).toBe(401)
  expect(await send(create(), { body: 'x'.repeat(100_001) })).toBe(413)
  expect(received).toEqual([])
})

test('error: a receiver that refuses is tried again by the service', async () => {
  const { url } = await startReceiver(500)
  expect(await send(createRelay({ app, secret, target: url, to: 'ntfy' }))).toBe(502)
})

test('behavior: texts of an event are not passed on', () => {
  const forged = { address: 'javascript:x', chainId: '1/evil', safeTxHash: '<b>', type: '__proto__' }
  expect(describe(forged, app).text).toBe(`Safe activity: Safe …. Verify: ${app}///history`)
})
