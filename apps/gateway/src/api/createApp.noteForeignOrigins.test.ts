import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { noteForeignOrigins } from './createApp.ts'
import type { ApiEnv } from './http/RouteDeps.ts'

function setup() {
  const lines: string[] = []
  const logger = pino({ base: null }, { write: (line) => lines.push(line) })
  const app = new Hono<ApiEnv>()
  app.use(noteForeignOrigins({ corsOrigins: ['https://friend.example'], logger, publicUrl: 'https://safe.example' }))
  app.all('*', (c) => c.text('ok'))
  const send = async (origin: string) =>
    expect((await app.request('/', { headers: { host: 'localhost:8000', origin } })).status).toBe(200)
  return { send, lines }
}

test('default: the log names the setting that lets another origin in, once', async () => {
  const { send, lines } = setup()
  await send('https://app.example')
  await send('https://app.example')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('set COUNTERSIGN_ORIGINS=https://app.example to allow it')
})

test('behavior: our own pages, permitted ones and requests without an origin are not logged', async () => {
  const { send, lines } = setup()
  const origins = [
    'https://friend.example',
    'https://safe.example',
    'http://localhost:8000',
    'null',
    'https://a.example/b',
  ]
  for (const origin of origins) await send(origin)
  expect(lines).toEqual([])
})

test('behavior: whoever invents origins does not fill the log', async () => {
  const { send, lines } = setup()
  for (let index = 0; index < 100; index++) await send(`https://${index}.example`)
  expect(lines).toHaveLength(20)
})
