import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  createPublicClient,
  fallback,
  type Hex,
  HttpRequestError,
  ResponseBodyTooLargeError,
  RpcRequestError,
  TimeoutError,
} from 'viem'
import { foundry } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { toUntrustedClient } from '../api/chain-registry/runOnNode.ts'
import { createNodeTransport, type NodeCall, type NodeTransportOptions } from './createNodeTransport.ts'

const CallSchema = z.object({ id: z.number(), method: z.string(), params: z.array(z.unknown()).optional() })
type Call = z.infer<typeof CallSchema>
type Answer = (calls: Call[], response: ServerResponse) => void

async function start(answer: Answer, options: NodeTransportOptions = {}) {
  const seen: Call[][] = []
  const server = createServer((request: IncomingMessage, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const body: unknown = JSON.parse(text)
      const calls = z.array(CallSchema).parse(Array.isArray(body) ? body : [body])
      seen.push(calls)
      answer(calls, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const transport = createNodeTransport(`http://127.0.0.1:${port}`, options)
  const client = createPublicClient({ chain: foundry, transport })
  const getBlock = (block: number): Promise<unknown> =>
    client.request({ method: 'eth_getBlockByNumber', params: [`0x${block.toString(16)}`, false] })
  return { getBlock, client, seen, transport }
}

const toResult = ({ id, params }: Call) => ({ id, jsonrpc: '2.0', result: { number: params?.[0] } })
const reply = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

test('default: calls of one moment travel together, and each gets the answer with its id', async () => {
  const heard: NodeCall[] = []
  const { getBlock, seen } = await start((calls, response) => reply(response, calls.map(toResult).toReversed()), {
    onCall: (call) => heard.push(call),
  })
  expect(await Promise.all([getBlock(1), getBlock(2), getBlock(3)])).toEqual([
    { number: '0x1' },
    { number: '0x2' },
    { number: '0x3' },
  ])
  expect(seen).toHaveLength(1)
  expect(heard).toMatchObject(Array(3).fill({ isAnswered: true, method: 'eth_getBlockByNumber' }))
})

test('behavior: many concurrent calls are sent in requests of the batch size, past viem', async () => {
  const heard: NodeCall[] = []
  const { client, seen } = await start((calls, response) => reply(response, calls.map(toResult).toReversed()), {
    batchSize: 2,
    onCall: (call) => heard.push(call),
  })
  const calls = ['0x1', '0x2', '0x3'].map((number) => ({ method: 'eth_getBlockByNumber', params: [number, false] }))
  expect(await client.transport.batchRequest(calls)).toEqual([{ number: '0x1' }, { number: '0x2' }, { number: '0x3' }])
  expect(seen.map((batch) => batch.length).toSorted()).toEqual([1, 2])
  expect(heard).toMatchObject(Array(3).fill({ isAnswered: true, method: 'eth_getBlockByNumber' }))
})

test('error: one of many that is refused or missing fails all, and each result is reported', async () => {
  const heard: NodeCall[] = []
  const refuse = ({ id }: Call) => ({ error: { code: -32_000, message: 'no' }, id, jsonrpc: '2.0' })
  const answer: Answer = ([first, second], response) =>
    reply(
      response,
      [first, second].flatMap((call) => (call ? [call.id === 0 ? toResult(call) : refuse(call)] : [])),
    )
  const { client } = await start(answer, { onCall: (call) => heard.push(call) })
  const calls = ['0x1', '0x2', '0x3'].map((number) => ({ method: 'eth_getBlockByNumber', params: [number, false] }))
  await expect(client.transport.batchRequest(calls)).rejects.toThrow(RpcRequestError)
  expect(heard.map(({ isAnswered }) => isAnswered)).toEqual([true, true, false])
})

test('behavior: an answer that was left out shifts no other', async () => {
  const { getBlock } = await start((calls, response) => reply(response, calls.slice(1).map(toResult)))
  const [first, second] = await Promise.allSettled([getBlock(1), getBlock(2)])
  expect(first).toMatchObject({ reason: { name: 'HttpRequestError' } })
  expect(second).toMatchObject({ value: { number: '0x2' } })
})

test('behavior: an answer that is too large hides no other', async () => {
  const { getBlock } = await start(
    (calls, response) => reply(response, calls.length === 1 ? toLarge(calls[0]) : calls.map(toLarge)),
    { maxBytes: 1_000 },
  )
  const answers = await Promise.allSettled([getBlock(1), getBlock(2), getBlock(3), getBlock(4), getBlock(5)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(answers[2]).toMatchObject({ reason: expect.any(ResponseBodyTooLargeError) })
})

const toLarge = (call: Call | undefined) =>
  call && { ...toResult(call), ...(call.params?.[0] === '0x3' ? { padding: 'x'.repeat(2_000) } : {}) }

test('behavior: the timeout includes the last byte, and a slow call is not repeated', async () => {
  const { getBlock, seen } = await start(
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"id":0,')
    },
    { retryCount: 3, timeout: 2_000 },
  )
  await expect(getBlock(1)).rejects.toBeInstanceOf(TimeoutError)
  expect(seen).toHaveLength(1)
})

test('behavior: a node that is busy for a moment is called again', async () => {
  let refusals = 1
  const { getBlock } = await start((calls, response) =>
    refusals-- > 0 ? reply(response, 'busy', 429) : reply(response, calls.map(toResult)[0]),
  )
  expect(await getBlock(1)).toEqual({ number: '0x1' })
})

test('behavior: connections that the node closed meanwhile are no failure of it', async () => {
  let closed = 0
  const { getBlock, seen } = await start(
    (calls, response) => (closed++ < 3 ? response.destroy() : reply(response, calls.map(toResult)[0])),
    { closesWithin: 60_000, retryCount: 0 },
  )
  expect(await getBlock(1)).toEqual({ number: '0x1' })
  expect(seen).toHaveLength(4)
})

test('error: a node that closes every connection', async () => {
  const { getBlock, seen } = await start((_, response) => response.destroy(), { closesWithin: 60_000, retryCount: 1 })
  await expect(getBlock(1)).rejects.toBeInstanceOf(HttpRequestError)
  expect(seen).toHaveLength(8)
})

test('error: a connection that breaks late was at work, and is a try', async () => {
  const { getBlock, seen } = await start((_, response) => response.destroy(), { closesWithin: 0, retryCount: 1 })
  await expect(getBlock(1)).rejects.toBeInstanceOf(HttpRequestError)
  expect(seen).toHaveLength(2)
})

test('error: a refusal of the batch is one of each call', async () => {
  const error = { code: -32_005, message: 'daily request count exceeded' }
  const { getBlock } = await start((_, response) => reply(response, { error, id: null, jsonrpc: '2.0' }))
  for (const result of await Promise.allSettled([getBlock(1), getBlock(2)]))
    expect(result).toMatchObject({ reason: { cause: expect.any(RpcRequestError), code: -32_005 } })
})

test('behavior: a node that accepts only small batches gets those, and is not tested again', async () => {
  const error = { code: -32_600, message: 'batch too large' }
  const { client, seen } = await start((calls, response) =>
    calls.length > 3 ? reply(response, { error, id: null }) : reply(response, calls.map(toResult)),
  )
  const bodies = Array.from({ length: 10 }, (_, index) => ({ method: 'eth_getBlockByNumber', params: [index, false] }))
  const expected = bodies.map((_, number) => ({ number }))
  expect(await client.transport.batchRequest(bodies)).toEqual(expected)
  expect(await client.transport.batchRequest(bodies)).toEqual(expected)
  expect(seen.slice(0, 3).map(({ length }) => length)).toEqual([10, 5, 3])
  // Seven left of the first, and all of the second.
  expect(
    seen
      .slice(3)
      .map(({ length }) => length)
      .toSorted(),
  ).toEqual([1, 1, 3, 3, 3, 3, 3])
})

test.each<[string, Answer]>([
  ['an error', (_, response) => reply(response, { error: { code: -32_600, message: 'no batches' }, id: null })],
  ['a list of one error', (_, response) => reply(response, [{ error: { code: -32_600, message: 'no' }, id: null }])],
  ['a page', (_, response) => response.writeHead(400).end('<html>Bad Request</html>')],
])('behavior: a node that rejects batches by %s gets single calls', async (_, refuse) => {
  const { getBlock, seen } = await start((calls, response) =>
    calls.length > 1 ? refuse(calls, response) : reply(response, calls.map(toResult)[0]),
  )
  expect(await Promise.all([getBlock(1), getBlock(2)])).toEqual([{ number: '0x1' }, { number: '0x2' }])
  expect(await Promise.all([getBlock(3), getBlock(4)])).toEqual([{ number: '0x3' }, { number: '0x4' }])
  expect(seen.map(({ length }) => length)).toEqual([2, 1, 1, 1, 1])
})

test('error: a node that rejects single calls as well keeps its batches', async () => {
  const { getBlock, seen } = await start((_, response) => response.writeHead(403).end('<html>Forbidden</html>'))
  for (let round = 0; round < 2; round++)
    for (const result of await Promise.allSettled([getBlock(1), getBlock(2)]))
      expect(result).toMatchObject({ reason: { status: 403 } })
  expect(seen.map(({ length }) => length)).toEqual([2, 1, 2, 1])
})

test('behavior: a node that limits requests is waited for as long as it states, up to a limit', async () => {
  let refusals = 2
  const { getBlock, seen } = await start(
    (calls, response) =>
      refusals-- > 0
        ? response.writeHead(429, { 'retry-after': '1' }).end('<html>Too Many Requests</html>')
        : reply(response, calls.map(toResult)[0]),
    { maxWait: 5_000, retryCount: 0 },
  )
  const started = performance.now()
  expect(await getBlock(1)).toEqual({ number: '0x1' })
  expect(performance.now() - started).toBeGreaterThan(1_900)
  expect(seen).toHaveLength(3)
  await expect(
    start((_, response) => reply(response, 'busy', 429), { maxWait: 0 }).then((node) => node.getBlock(1)),
  ).rejects.toMatchObject({ status: 429 })
})

test.each([429, 503])('error: a node that states an hour with status %s is not waited for', async (status) => {
  const { getBlock, seen } = await start((_, response) =>
    response.writeHead(status, { 'retry-after': '3600' }).end('<html>Maintenance</html>'),
  )
  await expect(getBlock(1)).rejects.toMatchObject({ status })
  expect(seen).toHaveLength(1)
})

test('error: an answer that is no JSON', async () => {
  const { getBlock } = await start((_, response) => response.writeHead(200).end('<html>'), { retryCount: 0 })
  await expect(getBlock(1)).rejects.toBeInstanceOf(HttpRequestError)
})

test('behavior: calls of untrusted code are sent alone, with limited gas', async () => {
  const { client, seen } = await start((calls, response) => reply(response, calls.map(toResult)))
  const send = (node: { request: typeof client.request }, data: Hex) =>
    node.request({ method: 'eth_call', params: [{ data }, 'latest'] })
  await Promise.all([send(client, '0x1'), send(toUntrustedClient(client), '0x2'), send(client, '0x3')])
  const sent = seen.map((calls) => calls.map(({ params }) => params))
  expect(sent.toSorted((one, other) => one.length - other.length)).toEqual([
    [[{ data: '0x2', gas: '0x989680' }, 'latest']],
    [
      [{ data: '0x1' }, 'latest'],
      [{ data: '0x3' }, 'latest'],
    ],
  ])
})

test('behavior: with several nodes the next one gets an untrusted call that the first gave no answer to', async () => {
  const [broken, sound] = [
    await start((_, response) => reply(response, 'no', 403)),
    await start((calls, response) => reply(response, calls.map(toResult)[0])),
  ]
  const transport = fallback([broken.transport, sound.transport])
  const client = toUntrustedClient(createPublicClient({ chain: foundry, transport }))
  expect(await client.request({ method: 'eth_call', params: [{ data: '0x5' }, 'latest'] })).toEqual({
    number: { data: '0x5', gas: '0x989680' },
  })
  expect([broken.seen.length, sound.seen.length]).toEqual([1, 1])
})

test('parameters: maxGas is the limit of every call', async () => {
  const { client, seen } = await start((calls, response) => reply(response, calls.map(toResult)[0]), { maxGas: 1_000 })
  await client.request({ method: 'eth_call', params: [{ data: '0x1' }, 'latest'] })
  expect(seen[0]?.[0]?.params).toEqual([{ data: '0x1', gas: '0x3e8' }, 'latest'])
})
