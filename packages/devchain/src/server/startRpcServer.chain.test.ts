import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { createTestClient } from '../client/createTestClient.ts'
import { demoTokens } from '../contracts/demoTokens.ts'
import { type Devchain, startDevchain } from '../startDevchain.ts'
import { mint } from '../world/story/calls.ts'

const [alice, bob] = demoAccounts
let chain: Devchain
beforeAll(async () => {
  chain = await startDevchain()
})
afterAll(() => chain.stop())

async function post(body: string): Promise<{ answer: unknown; status: number }> {
  const response = await fetch(chain.url, { body, method: 'POST' })
  const text = await response.text()
  return { answer: text === '' ? undefined : JSON.parse(text), status: response.status }
}

test('default', async () => {
  expect(await post('{"jsonrpc":"2.0","id":"x","method":"eth_chainId"}')).toEqual({
    answer: { id: 'x', jsonrpc: '2.0', result: '0x7a69' },
    status: 200,
  })
})

test('behavior: connections stay open for longer than a busy caller pauses', async () => {
  const response = await fetch(chain.url, { body: '{"id":1,"method":"eth_chainId"}', method: 'POST' })
  expect(response.headers.get('keep-alive')).toBe('timeout=120')
})

test('behavior: a batch is answered in order, reads see the writes before them', async () => {
  const from = bob.address
  const batch = [
    { id: 1, jsonrpc: '2.0', method: 'eth_getTransactionCount', params: [from, 'latest'] },
    { id: 2, jsonrpc: '2.0', method: 'eth_sendTransaction', params: [{ from, to: from }] },
    { jsonrpc: '2.0', method: 'eth_chainId', params: [] },
    { id: 3, jsonrpc: '2.0', method: 'eth_getTransactionCount', params: [from, 'latest'] },
    { id: 4, jsonrpc: '2.0', method: 'nonsense' },
    'nonsense',
  ]
  const { answer } = await post(JSON.stringify(batch))
  expect(answer).toEqual([
    { id: 1, jsonrpc: '2.0', result: '0x0' },
    { id: 2, jsonrpc: '2.0', result: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    { id: 3, jsonrpc: '2.0', result: '0x1' },
    { error: expect.objectContaining({ code: -32_601 }), id: 4, jsonrpc: '2.0' },
    { error: expect.objectContaining({ code: -32_600 }), id: null, jsonrpc: '2.0' },
  ])
})

test('behavior: pages of this machine may read and send, others nothing', async () => {
  const request = (origin: string, method: string) =>
    fetch(chain.url, { body: JSON.stringify({ id: 1, jsonrpc: '2.0', method }), headers: { origin }, method: 'POST' })
  const own = 'http://localhost:8000'
  const preflight = await fetch(chain.url, { headers: { origin: own }, method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(own)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
  expect(await (await request(own, 'eth_chainId')).json()).toMatchObject({ result: '0x7a69' })
  expect(await (await request(own, 'evm_mine')).json()).toMatchObject({ error: { code: -32_601 } })
  for (const method of ['eth_chainId', 'evm_mine']) {
    const foreign = await request('https://evil.example', method)
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('behavior: websockets of other pages are refused', async () => {
  const socket = new WebSocket(chain.wsUrl, { origin: 'https://evil.example' })
  const [error]: unknown[] = await once(socket, 'error')
  expect(String(error)).toContain('401')
})

test.each([
  { body: '{"jsonrpc":', code: -32_700, title: 'broken JSON' },
  { body: '', code: -32_700, title: 'nothing' },
  { body: '[]', code: -32_600, title: 'an empty batch' },
  { body: '42', code: -32_600, title: 'a number' },
  { body: '{"id":1}', code: -32_600, title: 'no method' },
  { body: '{"id":1,"method":"eth_call","params":{"a":1}}', code: -32_600, title: 'params by name' },
  { body: `[${Array.from({ length: 1_001 }, () => '1').join()}]`, code: -32_600, title: 'a huge batch' },
  { body: '{"id":1,"method":"eth_subscribe","params":["newHeads"]}', code: -32_601, title: 'a subscription by HTTP' },
  { body: '{"id":1,"method":"evm_increaseTime","params":[-5]}', code: -32_602, title: 'negative time' },
  { body: '{"id":1,"method":"evm_setIntervalMining","params":[5]}', code: -32_601, title: 'interval mining' },
])('error: $title', async ({ body, code }) => {
  const { answer, status } = await post(body)
  expect(status).toBe(200)
  expect(answer).toMatchObject({ error: { code }, jsonrpc: '2.0' })
})

test('error: too long, wrong method', async () => {
  const response = await fetch(chain.url, { body: 'x'.repeat(32 * 1024 * 1024 + 1), method: 'POST' })
  expect(response.status).toBe(413)
  expect((await fetch(chain.url)).status).toBe(405)
})

const MessageSchema = z.object({
  id: z.number().optional(),
  params: z.object({ result: z.unknown(), subscription: z.string() }).optional(),
  result: z.unknown().optional(),
})

/** A websocket that collects its messages. */
async function connect() {
  const socket = new WebSocket(chain.wsUrl)
  await once(socket, 'open')
  const messages: z.infer<typeof MessageSchema>[] = []
  socket.on('message', (data) => messages.push(MessageSchema.parse(JSON.parse(data.toString()))))
  async function call(id: number, method: string, params: unknown[]): Promise<unknown> {
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    await expect.poll(() => messages.some((message) => message.id === id)).toBe(true)
    return messages.find((message) => message.id === id)?.result
  }
  const listEvents = (subscription: unknown) =>
    messages.filter(({ params }) => params?.subscription === subscription).map(({ params }) => params?.result)
  return { call, listEvents, socket }
}

test('behavior: websocket subscriptions to heads, logs and pending transactions', async () => {
  const { call, listEvents, socket } = await connect()
  const heads = await call(1, 'eth_subscribe', ['newHeads'])
  const logs = await call(2, 'eth_subscribe', ['logs', { address: demoTokens.usdc.address }])
  const pending = await call(3, 'eth_subscribe', ['newPendingTransactions'])
  const client = createTestClient(chain.url)
  const hash = await client.sendTransaction({ account: alice.address, ...mint('USDC', alice.address, 5) })
  await expect.poll(() => listEvents(heads).length).toBe(1)
  await expect.poll(() => listEvents(logs).length).toBe(1)
  await expect.poll(() => listEvents(pending)).toEqual([hash])
  expect(listEvents(logs)).toMatchObject([{ address: demoTokens.usdc.address.toLowerCase(), transactionHash: hash }])
  expect(listEvents(heads)).toMatchObject([{ hash: (await client.getBlock()).hash }])

  expect(await call(4, 'eth_unsubscribe', [heads])).toBe(true)
  expect(await call(5, 'eth_unsubscribe', [heads])).toBe(false)
  await client.sendTransaction({ account: alice.address, ...mint('USDC', alice.address, 6) })
  await expect.poll(() => listEvents(logs).length).toBe(2)
  expect(listEvents(heads).length).toBe(1)
  socket.close()
})

test('behavior: nobody ends the subscription of another connection', async () => {
  const one = await connect()
  const two = await connect()
  const heads = await one.call(1, 'eth_subscribe', ['newHeads'])
  expect(await two.call(1, 'eth_unsubscribe', [heads])).toBe(false)
  await createTestClient(chain.url).mine({ blocks: 1 })
  await expect.poll(() => one.listEvents(heads).length).toBe(1)
  expect(two.listEvents(heads).length).toBe(0)
  one.socket.close()
  two.socket.close()
})

test('error: malformed message on a websocket', async () => {
  const socket = new WebSocket(chain.wsUrl)
  await once(socket, 'open')
  socket.send('nonsense')
  const [data] = await once(socket, 'message')
  expect(JSON.parse(String(data))).toMatchObject({ error: { code: -32_700 }, id: null })
  socket.close()
})
