import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Address, createPublicClient, type Hex, http, isHex } from 'viem'
import { generateSiweNonce, parseSiweMessage, verifySiweMessage } from 'viem/siwe'

export type AuthServer = {
  /** What fails now: each stage can be broken. */
  broken: 'nonce' | 'verify' | undefined
  session: Address | undefined
  signOuts: number
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** The service's sign-in as it is specified: nonces for one use, signatures checked on the chain (EIP-1271, ERC-6492). */
export function createAuthServer(getRpcUrl: () => string): AuthServer {
  const nonces = new Set<string>()
  const server: AuthServer = {
    broken: undefined,
    async handle(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://x')
      if (!pathname.startsWith('/v1/auth/')) return false
      const json = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      switch (pathname) {
        case '/v1/auth/nonce': {
          if (server.broken === 'nonce') json(503, {})
          else {
            const nonce = generateSiweNonce()
            nonces.add(nonce)
            json(200, { nonce })
          }
          return true
        }
        case '/v1/auth/verify': {
          if (server.broken === 'verify') json(503, {})
          else json((await verify(await readBody(request), request.headers.host ?? '')) ? 200 : 401, {})
          return true
        }
        case '/v1/auth/me':
          if (server.session) json(200, { address: server.session })
          else json(200, {})
          return true
        default:
          server.session = undefined
          server.signOuts++
          json(200, {})
          return true
      }
    },
    session: undefined,
    signOuts: 0,
  }

  async function verify({ message, signature }: { message: string; signature: Hex }, domain: string) {
    const { address, nonce = '' } = parseSiweMessage(message)
    if (!address || !nonces.delete(nonce)) return false
    const client = createPublicClient({ transport: http(getRpcUrl()) })
    if (!(await verifySiweMessage(client, { address, domain, message, nonce, signature }))) return false
    server.session = address
    return true
  }
  return server
}

async function readBody(request: IncomingMessage): Promise<{ message: string; signature: Hex }> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const body: unknown = JSON.parse(text)
  const { message, signature } = Object(body)
  if (typeof message !== 'string' || !isHex(signature)) throw new Error('Not a sign-in.')
  return { message, signature }
}
