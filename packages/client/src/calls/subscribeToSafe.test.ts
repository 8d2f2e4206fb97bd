import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startService } from '../../test/startService.ts'
import { createClient } from '../createClient.ts'
import { type SubscriptionState, subscribeToSafe } from './subscribeToSafe.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': hello\n\n')
}

async function setup() {
  const streams: ServerResponse[] = []
  const service = await startService((response) => {
    openStream(response)
    streams.push(response)
  })
  const changes: unknown[] = []
  const states: SubscriptionState[] = []
  const stop = subscribeToSafe(createClient({ baseUrl: service.url }), {
    address,
    chainId: 31337,
    onChange: (event) => changes.push(event),
    onState: (state) => states.push(state),
  })
  onTestFinished(stop)
  await expect.poll(() => states).toContain('open')
  return { changes, service, states, stop, streams }
}

test('default: emits changes', async () => {
  const { changes, service, streams } = await setup()
  expect(service.requests[0]?.url).toBe(`/v1/chains/31337/safes/${address}/events`)
  expect(service.requests[0]?.headers.accept).toBe('text/event-stream')
  streams[0]?.write('event: changed\ndata: {"kinds":["queue","history"],"block":7}\n\n')
  await expect.poll(() => changes).toEqual([{ block: 7, kinds: ['queue', 'history'] }])
})

test('behavior: passes over what it does not understand', async () => {
  const { changes, streams } = await setup()
  streams[0]?.write('event: changed\ndata: {\n\nevent: other\ndata: {}\n\nevent: changed\ndata: {"kinds":3}\n\n')
  streams[0]?.write('event: changed\ndata: {"kinds":["safe"],"block":8}\n\n')
  await expect.poll(() => changes).toEqual([{ block: 8, kinds: ['safe'] }])
})

test('behavior: connects again after the stream broke', async () => {
  const { changes, states, streams } = await setup()
  streams[0]?.destroy()
  await expect.poll(() => states).toEqual(['open', 'closed', 'open'])
  streams[1]?.write('event: changed\ndata: {"kinds":["safe"],"block":9}\n\n')
  await expect.poll(() => changes).toHaveLength(1)
})

test('behavior: stop ends the connection', async () => {
  const { service, states, stop, streams } = await setup()
  const closed = new Promise((resolve) => streams[0]?.once('close', resolve))
  stop()
  await closed
  expect(states).toEqual(['open'])
  expect(service.requests).toHaveLength(1)
})

test('behavior: tries again after a refusal', async () => {
  const service = await startService({ status: 503 }, openStream)
  const states: SubscriptionState[] = []
  const onState = (state: SubscriptionState) => states.push(state)
  onTestFinished(
    subscribeToSafe(createClient({ baseUrl: service.url }), { address, chainId: 1, onChange() {}, onState }),
  )
  await expect.poll(() => states).toEqual(['closed', 'open'])
})
