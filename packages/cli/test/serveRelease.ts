import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import {
  createSecurityHeaders,
  createWebFileHeaders,
  findAppOrigin,
  WebConfigSchema,
} from '@countersign/protocol/config'
import { onTestFinished } from 'vitest'

export const testConfig = {
  chains: [
    {
      id: 31337,
      name: 'Demo chain',
      nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
      network: 'demo',
      rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
      shortName: 'demo',
    },
  ],
  serviceUrl: '',
}

export type Answer = { body: Buffer; headers: Record<string, string | undefined>; status: number }

export type ServeReleaseParameters = {
  folder: string
  /** Changes a response before it is sent. */
  tamper?: (answer: Answer, request: IncomingMessage) => Answer
}

/** Serves the web app of a release like the product, over HTTP. */
export async function serveRelease({ folder, tamper = (answer) => answer }: ServeReleaseParameters) {
  let change = tamper
  const config = WebConfigSchema.parse(testConfig)
  const answer = async (requested: string): Promise<Answer> => {
    const { href, pathname } = new URL(requested, 'http://127.0.0.1')
    const security = createSecurityHeaders({ appOrigin: findAppOrigin(href), config })
    if (pathname === '/config.json')
      return {
        body: Buffer.from(JSON.stringify(testConfig)),
        headers: { ...security, 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' },
        status: 200,
      }
    const isRoute = !/\.\w+$/.test(pathname)
    for (const name of [pathname, `${pathname}.html`, ...(isRoute ? ['/index.html'] : [])]) {
      const body = name.endsWith('/') ? undefined : await readFile(join(folder, 'web', name)).catch(() => undefined)
      if (body) return { body, headers: { ...security, ...createWebFileHeaders({ body, path: name }) }, status: 200 }
    }
    return { body: Buffer.from('{}'), headers: { ...security, 'Content-Type': 'application/json' }, status: 404 }
  }
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then((found) => {
      const { body, headers, status } = change(found, request)
      const set = Object.entries(headers).filter(([, value]) => value !== undefined)
      response.writeHead(status, Object.fromEntries(set)).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('The system gave no port.')
  return {
    setTamper(next: NonNullable<ServeReleaseParameters['tamper']>) {
      change = next
    },
    url: `http://127.0.0.1:${address.port}`,
  }
}
