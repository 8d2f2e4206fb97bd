import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocketServer } from 'ws'
import type { Chain } from '../chain/createChain.ts'
import { PortTakenError } from '../errors/PortTakenError.ts'
import type { Subscriptions } from './createSubscriptions.ts'
import { handleRpcText } from './handleRpcText.ts'
import { readBody } from './readBody.ts'
import { serveSocket } from './serveSocket.ts'

export type RpcServer = { close(): Promise<void>; port: number }

export type StartRpcServerParameters = {
  /** Requests that arrive earlier wait for it. */
  chain: Promise<Chain>
  host: string
  port: number
  subscriptions: Subscriptions
}

/** Room for the largest contract in a batch of a thousand requests. */
const maximumBody = 32 * 1024 * 1024

const cors = {
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-origin': '*',
  'access-control-max-age': '86400',
}

/** JSON-RPC by HTTP POST and by websocket on one port. */
export async function startRpcServer({
  chain,
  host,
  port,
  subscriptions,
}: StartRpcServerParameters): Promise<RpcServer> {
  const server = createServer((request, response) => {
    answer(request, response, chain).catch((error: unknown) => {
      // The client left while it was sending, or the chain never came up.
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  const sockets = new WebSocketServer({ maxPayload: maximumBody, server })
  sockets.on('connection', (socket) => serveSocket({ chain, socket, subscriptions }))
  // Errors of the server are reported by `listen` below; without a listener here they would be thrown twice.
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

async function answer(request: IncomingMessage, response: ServerResponse, chain: Promise<Chain>): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end()
    return
  }
  if (request.method !== 'POST') {
    response.writeHead(405, { ...cors, allow: 'POST, OPTIONS' }).end()
    return
  }
  const text = await readBody(request, maximumBody)
  const headers = { ...cors, 'content-type': 'application/json' }
  if (text === undefined) {
    const error = { code: -32600, message: `The request is longer than ${maximumBody} bytes.` }
    response
      .writeHead(413, { ...headers, connection: 'close' })
      .end(JSON.stringify({ error, id: null, jsonrpc: '2.0' }))
    return
  }
  const { request: call } = await chain
  const body = await handleRpcText(text, async (method, params) =>
    method === 'eth_subscribe' || method === 'eth_unsubscribe'
      ? { error: { code: -32601, message: `${method} needs a websocket connection.` } }
      : call(method, params),
  )
  if (body === undefined) response.writeHead(204, cors).end()
  else response.writeHead(200, headers).end(body)
}
