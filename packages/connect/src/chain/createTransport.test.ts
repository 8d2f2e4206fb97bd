import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, defineChain } from 'viem'
import { getBalance, getChainId } from 'viem/actions'
import { afterEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { createTransport } from './createTransport.ts'

const servers: { close(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function startNode(answer: (body: unknown, call: number) => { status: number; json: unknown }) {
  const bodies: unknown[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const body: unknown = JSON.parse(text)
      bodies.push(body)
      const { json, status } = answer(body, bodies.length)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const chain = defineChain({
    id: 31337,
    name: 'Lab',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: { http: [url] } },
  })
  return { bodies, client: createClient({ chain, transport: createTransport(chain) }) }
}

const answerAll = (body: unknown) =>
  (Array.isArray(body) ? body : [body]).map(({ id }: { id: number }) => ({ id, jsonrpc: '2.0', result: '0x7a69' }))

test('behavior: requests of one moment travel in one HTTP request', async () => {
  const { bodies, client } = await startNode((body) => ({ json: answerAll(body), status: 200 }))
  await Promise.all([
    getChainId(client),
    getBalance(client, { address: '0x0000000000000000000000000000000000000001' }),
    getBalance(client, { address: '0x0000000000000000000000000000000000000002' }),
  ])
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toHaveLength(3)
})

test('behavior: a failing node is called three times', async () => {
  const { bodies, client } = await startNode(() => ({ json: {}, status: 503 }))
  await expect(getChainId(client)).rejects.toThrow()
  expect(bodies).toHaveLength(3)
})

test('behavior: the third answer counts', async () => {
  const { client } = await startNode((body, call) => ({ json: answerAll(body), status: call < 3 ? 503 : 200 }))
  expect(await getChainId(client)).toBe(31337)
})

test('behavior: a websocket comes first, opens with the first request, and reports new blocks', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  servers.push({
    close() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  })
  const methods: string[] = []
  server.on('connection', (socket) =>
    socket.on('message', (raw) => {
      const { id, method }: { id: number; method: string } = JSON.parse(String(raw))
      methods.push(method)
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: '0x7a69' }))
      if (method === 'eth_subscribe')
        socket.send(
          JSON.stringify({
            jsonrpc: '2.0',
            method: 'eth_subscription',
            params: { result: { number: '0x5' }, subscription: '0x7a69' },
          }),
        )
    }),
  )
  await new Promise<void>((resolve) => server.on('listening', resolve))
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const chain = defineChain({
    id: 31337,
    name: 'Lab',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: { http: [], webSocket: [url] } },
  })
  const client = createClient({ chain, transport: createTransport(chain) })
  expect(server.clients.size).toBe(0)
  expect(await getChainId(client)).toBe(31337)
  const block = await new Promise<unknown>((resolve) =>
    client.transport.subscribe?.({ onData: resolve, params: ['newHeads'] }),
  )
  expect(block).toMatchObject({ result: { number: '0x5' } })
  expect(methods).toEqual(['eth_chainId', 'eth_subscribe'])
})
