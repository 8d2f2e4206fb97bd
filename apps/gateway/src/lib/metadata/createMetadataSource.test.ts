import { expect, test } from 'vitest'
import { startHostileServer } from '../../../test/startHostileServer.ts'
import { createLogger } from '../createLogger.ts'
import { createMetadataSource, type MetadataMode } from './createMetadataSource.ts'

const logger = createLogger({ level: 'silent' })
const content = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

const createSource = (mode: MetadataMode, gateway = 'https://gateway.example') =>
  createMetadataSource({ gateways: { arweave: gateway, ipfs: gateway }, logger, mode })

test('default: metadata inside the URI needs nobody', async () => {
  const { read } = createSource('off')
  const text = JSON.stringify({ name: 'Seal' })
  for (const uri of [
    `data:application/json;base64,${Buffer.from(text).toString('base64')}`,
    `data:application/json;utf8,${text}`,
    `data:application/json,${encodeURIComponent(text)}`,
    `data:application/json;charset=utf-8;base64,${Buffer.from(text).toString('base64')}`,
  ])
    expect(await read(uri)).toEqual({ name: 'Seal' })
})

test('behavior: nothing else is followed', async () => {
  const { read } = createSource('any')
  for (const uri of [
    '',
    'seal',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ipfs://../../admin',
    `ipfs://${content}/../../admin`,
    `ipfs://${content}/%2e%2e/%2E%2e/admin`,
    `ipfs://${content}/\\..\\..\\admin`,
    'data:text/html,{}',
    'data:application/json,[1]',
    'data:application/json,{"a":',
    `data:application/json,${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    `data:application/json,"${'x'.repeat(200_000)}"`,
  ])
    expect({ uri, value: await read(uri) }).toEqual({ uri, value: undefined })
})

test('parameters: off allows no receiver, public only the open internet, any everything', async () => {
  const reached: string[] = []
  const { origin } = await startHostileServer((request, response) => {
    reached.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"Seal"}')
  })
  expect(await createSource('off', origin).read(`${origin}/1`)).toBeUndefined()
  expect(await createSource('off', origin).read(`ipfs://${content}/1`)).toBeUndefined()
  expect(await createSource('public', origin).read(`${origin}/1`)).toBeUndefined()
  expect(reached).toEqual([])
  expect(await createSource('any', origin).read(`${origin}/1`)).toEqual({ name: 'Seal' })
  // The operator's gateway may have a private address.
  expect(await createSource('public', origin).read(`ipfs://${content}/1`)).toEqual({ name: 'Seal' })
  expect(await createSource('public', origin).read(`ipfs://ipfs/${content}`)).toEqual({ name: 'Seal' })
  expect(await createSource('public', origin).read(`ar://${'a'.repeat(43)}`)).toEqual({ name: 'Seal' })
  expect(reached).toEqual(['/1', `/ipfs/${content}/1`, `/ipfs/${content}`, `/${'a'.repeat(43)}`])
})

test('behavior: many are fetched one after the other', async () => {
  let running = 0
  let max = 0
  const { origin } = await startHostileServer((_, response) => {
    running += 1
    max = Math.max(max, running)
    setTimeout(() => {
      running -= 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }, 5)
  })
  const { read } = createSource('any')
  const all = await Promise.all(Array.from({ length: 40 }, (_, index) => read(`${origin}/${index}`)))
  expect(all).toEqual(Array.from({ length: 40 }, () => ({})))
  expect(max).toBeLessThanOrEqual(4)
})

test('behavior: slow servers of one client’s tokens do not delay another’s', async () => {
  const { origin } = await startHostileServer((request, response) => {
    if (request.url === '/slow') return
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"Seal"}')
  })
  const { read } = createSource('any')
  const leaving = new AbortController()
  const slow = Array.from({ length: 20 }, () =>
    read(`${origin}/slow`, { requester: '198.51.100.1', signal: leaving.signal }),
  )
  expect(await read(`${origin}/1`, { requester: '203.0.113.1' })).toEqual({ name: 'Seal' })
  leaving.abort()
  // Those that wait for a connection end as well.
  expect(await Promise.all(slow)).toEqual(slow.map(() => undefined))
})
