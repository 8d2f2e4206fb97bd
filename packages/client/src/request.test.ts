import { expect, test } from 'vitest'
import { z } from 'zod'
import { startService } from '../test/startService.ts'
import { createClient } from './createClient.ts'
import { HttpRequestError } from './errors/HttpRequestError.ts'
import {
  ForeignPageError,
  InvalidResponseError,
  request,
  ServiceTimeoutError,
  ServiceUnreachableError,
  toUrl,
  UnexpectedResponseError,
} from './request.ts'

const schema = z.object({ answer: z.number() })

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('expected a failure'),
    (error: unknown) => error,
  )
}

test('default', async () => {
  const service = await startService({ body: { answer: 42, more: true } })
  const client = createClient({ baseUrl: `${service.url}/` })
  expect(await request(client, { path: '/v1/x', schema })).toEqual({ answer: 42 })
  const [sent] = service.requests
  expect(sent?.method).toBe('GET')
  expect(sent?.url).toBe('/v1/x')
  // With a content type, a cross-origin read would need a preflight.
  expect(sent?.headers['content-type']).toBeUndefined()
})

test('parameters: query leaves out what is undefined', async () => {
  const service = await startService({ body: { answer: 1 } })
  const client = createClient({ baseUrl: service.url })
  await request(client, { path: '/x', query: { a: 'b c', b: undefined, c: false, d: 0 }, schema })
  expect(service.requests[0]?.url).toBe('/x?a=b+c&c=false&d=0')
})

test('parameters: body is sent as JSON', async () => {
  const service = await startService({ body: { answer: 1 } })
  await request(createClient({ baseUrl: service.url }), { body: { a: null }, method: 'POST', path: '/x', schema })
  expect(service.requests[0]?.body).toBe('{"a":null}')
  expect(service.requests[0]?.headers['content-type']).toBe('application/json')
})

test('parameters: pageUrl of the same origin is fetched as it is', async () => {
  const service = await startService({ body: { answer: 1 } })
  const client = createClient({ baseUrl: service.url })
  await request(client, { pageUrl: `${service.url}/v1/list?cursor=limit%3D2`, path: '/v1/list', schema })
  expect(service.requests[0]?.url).toBe('/v1/list?cursor=limit%3D2')
})

test('error: pageUrl of another origin is never fetched', async () => {
  const service = await startService({ body: { answer: 1 } })
  const client = createClient({ baseUrl: 'http://service.invalid' })
  const error = await failure(request(client, { pageUrl: `${service.url}/v1/list`, path: '/v1/list', schema }))
  expect(error).toBeInstanceOf(ForeignPageError)
  expect(service.requests).toEqual([])
})

test('behavior: fetch is called unbound', async () => {
  let receiver: unknown = 'not called'
  async function fetch(this: unknown): Promise<Response> {
    receiver = this
    return Response.json({ answer: 1 })
  }
  await request(createClient({ baseUrl: 'http://service.invalid', fetch }), { path: '/x', schema })
  expect(receiver).toBeUndefined()
})

test('behavior: an empty answer is undefined', async () => {
  const service = await startService({ status: 202 })
  const client = createClient({ baseUrl: service.url })
  expect(await request(client, { body: {}, method: 'POST', path: '/x', schema: z.undefined() })).toBeUndefined()
})

test('behavior: a read is tried three times', async () => {
  const service = await startService({ status: 503 }, { status: 502, text: '<html>' }, { body: { answer: 3 } })
  const client = createClient({ baseUrl: service.url })
  expect(await request(client, { path: '/x', schema })).toEqual({ answer: 3 })
  expect(service.requests).toHaveLength(3)
})

test('behavior: a read is not tried a fourth time', async () => {
  const service = await startService({ body: { code: 503, message: 'Service unavailable' }, status: 503 })
  const error = await failure(request(createClient({ baseUrl: service.url }), { path: '/x', schema }))
  expect(error).toMatchObject({ message: '503: Service unavailable', remoteCode: 503, status: 503 })
  expect(service.requests).toHaveLength(3)
})

test('behavior: a write is sent once', async () => {
  const service = await startService({ status: 503 })
  const client = createClient({ baseUrl: service.url })
  await failure(request(client, { body: {}, method: 'POST', path: '/x', schema }))
  expect(service.requests).toHaveLength(1)
})

test('behavior: a refusal is not repeated', async () => {
  const service = await startService({ status: 404 })
  await failure(request(createClient({ baseUrl: service.url }), { path: '/x', schema }))
  expect(service.requests).toHaveLength(1)
})

test('error: body with code and message', async () => {
  const body = { code: 'SAFE_NOT_FOUND', message: 'No Safe there.', more: [1] }
  const service = await startService({ body, status: 404 })
  const error = await failure(request(createClient({ baseUrl: service.url }), { path: '/x', schema }))
  expect(error).toBeInstanceOf(HttpRequestError)
  expect(error).toMatchObject({
    body,
    code: 'HTTP_REQUEST_FAILED',
    message: 'SAFE_NOT_FOUND: No Safe there.',
    method: 'GET',
    path: '/x',
    remoteCode: 'SAFE_NOT_FOUND',
    status: 404,
  })
})

test.each([
  ['an empty body', {}],
  ['a message without code', { body: { message: 'Cannot GET /x' } }],
  ['a code without message', { body: { code: 1 } }],
  ['another form', { body: ['x'] }],
])('error: status text for %s', async (_, answer) => {
  const service = await startService({ status: 422, ...answer })
  const error = await failure(request(createClient({ baseUrl: service.url }), { path: '/x', schema }))
  expect(error).toMatchObject({ message: 'Unprocessable Entity', remoteCode: undefined, status: 422 })
})

test.each([200, 404])('error: a body of status %i that is not JSON', async (status) => {
  const service = await startService({ status, text: '<html>' })
  const error = await failure(request(createClient({ baseUrl: service.url }), { path: '/x', schema }))
  expect(error).toBeInstanceOf(InvalidResponseError)
  expect(error).toMatchObject({ body: '<html>', message: 'Invalid response content', status })
})

test('error: an answer of another form', async () => {
  const service = await startService({ body: { answer: 'many' } })
  const error = await failure(request(createClient({ baseUrl: service.url }), { path: '/x', schema }))
  expect(error).toBeInstanceOf(UnexpectedResponseError)
  expect(error).toMatchObject({
    body: { answer: 'many' },
    code: 'UNEXPECTED_RESPONSE',
    shortMessage: 'The service sent an unknown format at “answer”.',
  })
  expect(service.requests).toHaveLength(1)
})

test('error: timeout', async () => {
  const service = await startService(() => {})
  const client = createClient({ baseUrl: service.url, timeout: 50 })
  const error = await failure(request(client, { path: '/x', schema }))
  expect(error).toBeInstanceOf(ServiceTimeoutError)
  expect(error).toMatchObject({ shortMessage: 'The service did not respond within 50 ms.' })
})

test('error: timeout in the middle of the body', async () => {
  const service = await startService((response) => response.writeHead(200).write('{"answer"'))
  const client = createClient({ baseUrl: service.url, timeout: 50 })
  expect(await failure(request(client, { path: '/x', schema }))).toBeInstanceOf(ServiceTimeoutError)
})

test('error: nobody there', async () => {
  const service = await startService({})
  await service.stop()
  const error = await failure(request(createClient({ baseUrl: service.url }), { path: '/x', schema }))
  expect(error).toBeInstanceOf(ServiceUnreachableError)
  expect(error).toMatchObject({ shortMessage: 'Can’t reach the service.' })
})

test('behavior: abort ends the call with its reason and without a retry', async () => {
  const abort = new AbortController()
  const service = await startService(() => abort.abort('enough'))
  const client = createClient({ baseUrl: service.url })
  expect(await failure(request(client, { path: '/x', schema, signal: abort.signal }))).toBe('enough')
  expect(service.requests).toHaveLength(1)
})

test('behavior: abort during the pause before a retry', async () => {
  const abort = new AbortController()
  const service = await startService((response) => {
    response.writeHead(503).end()
    setTimeout(() => abort.abort('enough'), 20)
  })
  const client = createClient({ baseUrl: service.url })
  expect(await failure(request(client, { path: '/x', schema, signal: abort.signal }))).toBe('enough')
  expect(service.requests).toHaveLength(1)
})

test.each([
  ['', '/v1/x', '/v1/x'],
  ['https://a.example', '/v1/x', 'https://a.example/v1/x'],
  ['https://a.example/prefix/', '/v1/x', 'https://a.example/prefix/v1/x'],
])('default: base "%s"', (baseUrl, path, url) => {
  expect(toUrl(createClient({ baseUrl }), { path })).toBe(url)
})

test.each([
  ['', 'https://a.example/v1/x?cursor=1', '/v1/x?cursor=1'],
  ['', '/v1/x?cursor=1', '/v1/x?cursor=1'],
  ['https://a.example', '/v1/x?cursor=1', 'https://a.example/v1/x?cursor=1'],
  ['https://a.example/prefix', 'https://a.example/v1/x?cursor=1', 'https://a.example/v1/x?cursor=1'],
])('parameters: page link at base "%s": %s', (baseUrl, pageUrl, url) => {
  expect(toUrl(createClient({ baseUrl }), { pageUrl, path: '/ignored' })).toBe(url)
})

test.each([
  'https://b.example/v1/x',
  'http://a.example/v1/x',
  'https://a.example:444/v1/x',
  '//b.example/v1/x',
  'javascript:alert(1)',
  'https://',
])('error: page link %s', (pageUrl) => {
  const client = createClient({ baseUrl: 'https://a.example' })
  expect(() => toUrl(client, { pageUrl, path: '/ignored' })).toThrow(ForeignPageError)
})
