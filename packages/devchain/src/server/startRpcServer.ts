import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocketServer } from 'ws'
import type { Chain } from '../chain/createChain.ts'
import { DevchainError } from '../errors/DevchainError.ts'
import { handleRpcText } from './handleRpcText.ts'
import { type Subscriptions, serveSocket } from './serveSocket.ts'

export type RpcServer = { close(): Promise<void>; port: number }

export type StartRpcServerParameters = {
  /** Earlier requests wait for it. */
  chain: Promise<Chain>
  host: string
  /** Permitted origins besides loopback ones. @default none */
  origins?: readonly string[]
  port: number
  subscriptions: Subscriptions
}

/** Fits the largest contract in a batch of a thousand requests. */
const maximumBody = 32 * 1024 * 1024

/**
 * Idle timeout in milliseconds. With Node's five seconds a caller on a busy machine often reuses a connection that is
 * just closing, and cannot know whether its transaction arrived.
 */
const idleTimeout = 120_000

const cors = {
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
  vary: 'Origin',
}

/** JSON-RPC by HTTP POST and by websocket on one port. */
export async function startRpcServer({
  chain,
  host,
  origins = [],
  port,
  subscriptions,
}: StartRpcServerParameters): Promise<RpcServer> {
  const server = createServer((request, response) => {
    answer(request, response, { chain, origins }).catch((error: unknown) => {
      // The client disconnected, or the chain never came up.
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  server.keepAliveTimeout = idleTimeout
  const sockets = new WebSocketServer({
    maxPayload: maximumBody,
    server,
    verifyClient: ({ req }: { req: IncomingMessage }) => checkOrigin(req.headers.origin, origins) !== 'none',
  })
  sockets.on('connection', (socket, request) => {
    const permission = checkOrigin(request.headers.origin, origins)
    serveSocket({ chain: chain.then((open) => limitTo(permission, open)), socket, subscriptions })
  })
  // `listen` below reports errors of the server; without this listener they would be thrown twice.
  sockets.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(cause.code === 'EADDRINUSE' ? new PortTakenError({ cause, host, port }) : cause),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
    port: typeof address === 'object' && address ? address.port : port,
  }
}

function limitTo(permission: Permission, chain: Chain): Chain {
  if (permission === 'all') return chain
  return {
    ...chain,
    request: async (method, params) =>
      isForPages(method)
        ? chain.request(method, params)
        : { error: { code: -32_601, message: `${method} is for programs of this machine and not for pages.` } },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { chain, origins }: { chain: Promise<Chain>; origins: readonly string[] },
): Promise<void> {
  const { origin } = request.headers
  const permission = checkOrigin(origin, origins)
  if (permission === 'none') {
    response.writeHead(403, { 'content-type': 'text/plain', vary: 'Origin' }).end('This page may not call the chain.\n')
    return
  }
  const allowed = { ...cors, ...(origin === undefined ? {} : { 'access-control-allow-origin': origin }) }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, allowed).end()
    return
  }
  if (request.method !== 'POST') {
    response.writeHead(405, { ...allowed, allow: 'POST, OPTIONS' }).end()
    return
  }
  const text = await readBody(request, maximumBody)
  const headers = { ...allowed, 'content-type': 'application/json' }
  if (text === undefined) {
    const error = { code: -32600, message: `The request is longer than ${maximumBody} bytes.` }
    response
      .writeHead(413, { ...headers, connection: 'close' })
      .end(JSON.stringify({ error, id: null, jsonrpc: '2.0' }))
    return
  }
  const { request: call } = limitTo(permission, await chain)
  const body = await handleRpcText(text, async (method, params) =>
    method === 'eth_subscribe' || method === 'eth_unsubscribe'
      ? { error: { code: -32601, message: `${method} needs a websocket connection.` } }
      : call(method, params),
  )
  if (body === undefined) response.writeHead(204, allowed).end()
  else response.writeHead(200, headers).end(body)
}

class PortTakenError extends DevchainError {
  override readonly name = 'PortTakenError'
  readonly code = 'PORT_TAKEN'
  readonly port: number

  constructor({ cause, host, port }: { cause?: unknown; host: string; port: number }) {
    super(
      `Port ${port} on ${host} is taken, so the embedded chain cannot listen there: stop what uses it or choose another port.`,
      { cause },
    )
    this.port = port
  }
}

/** The text of a request, or undefined above the limit. */
async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The permissions of a caller. Local programs, which send no Origin, may do everything. Permitted pages may read and
 * send signed transactions; other pages may do nothing, because any visited site could call this port.
 */
type Permission = 'all' | 'none' | 'page'

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])
const extensions = new Set(['chrome-extension:', 'moz-extension:', 'safari-web-extension:'])

export function checkOrigin(origin: string | undefined, allowed: readonly string[]): Permission {
  if (origin === undefined) return 'all'
  if (allowed.includes(origin)) return 'page'
  if (!URL.canParse(origin)) return 'none'
  const { hostname, protocol } = new URL(origin)
  return loopback.has(hostname) || extensions.has(protocol) ? 'page' : 'none'
}

/** Methods that mine or revert blocks, or sign for the demo accounts, are for tests and tools. */
const forTools = /^(evm_|hardhat_|personal_|eth_sign|eth_sendTransaction$|debug_(?!trace))/

export function isForPages(method: string): boolean {
  return !forTools.test(method)
}
