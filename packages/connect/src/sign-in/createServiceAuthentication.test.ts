import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AuthenticationRequestError, createServiceAuthentication } from './createServiceAuthentication.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const answers = new Map<string, { status: number; body?: unknown }>()
const server = createServer(({ method, url }, response) => {
  const { body, status } = answers.get(`${method} ${url}`) ?? { status: 404 }
  response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body))
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  baseUrl = `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`
})
afterAll(() => void server.close())

const create = () => createServiceAuthentication({ baseUrl, domain: 'app.example', uri: 'https://app.example' })

test("default: the service's answers", async () => {
  answers.set('GET /v1/auth/nonce', { body: { nonce: 'abcdefgh1' }, status: 200 })
  answers.set('POST /v1/auth/verify', { status: 200 })
  answers.set('GET /v1/auth/me', {
    body: { authMethod: 'siwe', chainId: '31337', id: address, signerAddress: address },
    status: 200,
  })
  answers.set('POST /v1/auth/logout', { status: 200 })
  const adapter = create()
  const nonce = await adapter.getNonce()
  const message = await adapter.createMessage({ address, chainId: 31337, nonce })
  expect(message).toContain(`app.example wants you to sign in with your Ethereum account:\n${address}`)
  expect(message).toContain('Chain ID: 31337\nNonce: abcdefgh1')
  expect(await adapter.verify({ message, signature: '0x' })).toBe(true)
  expect(await adapter.getSession()).toEqual({ address, chainId: 31337 })
  await expect(adapter.signOut()).resolves.toBeUndefined()
})

test('behavior: a refusal is no failure', async () => {
  answers.set('POST /v1/auth/verify', { status: 401 })
  answers.set('GET /v1/auth/me', { status: 401 })
  expect(await create().verify({ message: '', signature: '0x' })).toBe(false)
  expect(await create().getSession()).toBe(null)
})

test('error: a service that is broken', async () => {
  for (const path of ['GET /v1/auth/nonce', 'POST /v1/auth/verify', 'GET /v1/auth/me', 'POST /v1/auth/logout'])
    answers.set(path, { status: 503 })
  const adapter = create()
  await expect(adapter.getNonce()).rejects.toThrow(AuthenticationRequestError)
  await expect(adapter.verify({ message: '', signature: '0x' })).rejects.toThrow(
    '/v1/auth/verify answered with status 503.',
  )
  await expect(adapter.getSession()).rejects.toThrow(AuthenticationRequestError)
  await expect(adapter.signOut()).rejects.toThrow(AuthenticationRequestError)
})
