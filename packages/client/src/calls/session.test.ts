import { expect, test } from 'vitest'
import { address, safe, signature, testCalls, uuid } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

testCalls({
  getSession: {
    answer: { authMethod: 'siwe', id: '1', signerAddress: address },
    call: (client) => calls.getSession(client),
    result: { signerAddress: address },
    url: '/v1/auth/me',
  },
  getSignInNonce: {
    answer: { nonce: 'abcdefgh12345678' },
    call: (client) => calls.getSignInNonce(client),
    result: { nonce: 'abcdefgh12345678' },
    url: '/v1/auth/nonce',
  },
  signIn: {
    body: { message: 'I am', signature },
    call: (client) => calls.signIn(client, { message: 'I am', signature }),
    method: 'POST',
    url: '/v1/auth/verify',
  },
  signOut: { call: (client) => calls.signOut(client), isRepeated: true, method: 'POST', url: '/v1/auth/logout' },
})

test('behavior: the session is sent along to another origin', async () => {
  const modes: unknown[] = []
  const client = calls.createClient({
    baseUrl: 'http://service.invalid',
    fetch: async (_url, init) => {
      modes.push(init?.credentials)
      return Response.json({ nonce: 'abcdefgh12345678', deviceUuid: uuid })
    },
  })
  await calls.getSignInNonce(client)
  await calls.signIn(client, { message: '', signature })
  await calls.signOut(client)
  await calls.subscribeDevice(client, { subscription: { cloudMessagingToken: 't', deviceType: 'WEB', safes: [] } })
  await calls.unregisterSafe(client, { ...safe, uuid, version: 2 })
  await calls.unregisterDevice(client, { chainId: 31337, uuid, version: 2 })
  await calls.unregisterDevice(client, { chainId: 31337, uuid })
  expect(modes).toEqual(['include', 'include', 'include', 'include', 'include', 'include', undefined])
})
