import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { decryptPush, verifyVapid } from './decryptPush.ts'

const { subtle } = globalThis.crypto

type ReceivedPush = { body: Uint8Array<ArrayBuffer>; headers: IncomingHttpHeaders; path: string }

/** A push service with any number of browsers: each has keys of its own, and a path. */
export async function startPushService({ answer = () => 201 }: { answer?: (path: string) => number | undefined } = {}) {
  const received: ReceivedPush[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? ''
      received.push({ body: new Uint8Array(body), headers: request.headers, path })
      const status = answer(path)
      // Undefined: it never answers.
      if (status !== undefined) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => server.closeAllConnections()
  onTestFinished(async () => {
    close()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`

  /** A browser that subscribed: what it sends to the service, and what it can read. */
  async function createBrowser(path: string) {
    const { privateKey, publicKey } = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ])
    const p256dh = new Uint8Array(await subtle.exportKey('raw', publicKey))
    const auth = crypto.getRandomValues(new Uint8Array(16))
    const encode = (part: Uint8Array) => Buffer.from(part).toString('base64url')
    return {
      async read() {
        const own = received.filter((push) => push.path === path)
        return Promise.all(
          own.map(async ({ body, headers }) => {
            await verifyVapid(headers.authorization ?? '')
            return JSON.parse(await decryptPush(body, { auth, p256dh, privateKey })) as Record<string, string>
          }),
        )
      },
      subscription: { endpoint: `${origin}${path}`, keys: { auth: encode(auth), p256dh: encode(p256dh) } },
    }
  }
  return { close, createBrowser, origin, received }
}
