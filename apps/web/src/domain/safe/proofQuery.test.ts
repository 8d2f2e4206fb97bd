import { expect, test } from 'vitest'
import { testSafe } from '../../../test/testSafe.ts'
import { listNodeFaults, listNodeUrls } from './proofQuery.ts'

test('listNodeUrls: the app’s node, then the user’s second one, else a further one of the operator', () => {
  const { chain } = testSafe
  const [first = ''] = chain.rpcUrls.default.http
  expect(listNodeUrls(chain, { secondNodes: {} })).toEqual([first])
  expect(listNodeUrls(chain, { secondNodes: { 31337: first } })).toEqual([first])
  const http = ['http://a.test', 'http://b.test']
  const two = { ...chain, rpcUrls: { ...chain.rpcUrls, default: { http } } }
  expect(listNodeUrls(two, { secondNodes: {} })).toEqual(http)
  expect(listNodeUrls(two, { secondNodes: { 31337: 'http://c.test' } })).toEqual(['http://a.test', 'http://c.test'])
  expect(listNodeUrls(two, { secondNodes: { 31337: '' } })).toEqual(http)
  expect(listNodeUrls({ ...two, rpcUrls: { ...two.rpcUrls, default: { http: [] } } }, { secondNodes: {} })).toEqual([])
})

test('listNodeFaults: what was found, and nothing that could not be checked', () => {
  const check = { code: 'X', evidence: undefined, id: 'T130', message: 'x' } as const
  const checks = (['ok', 'unknown', 'warn', 'block'] as const).map((verdict) => ({ ...check, verdict }))
  expect(listNodeFaults({ checks }).map(({ verdict }) => verdict)).toEqual(['warn', 'block'])
})
