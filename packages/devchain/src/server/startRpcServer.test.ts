import { expect, test } from 'vitest'
import { checkOrigin, isForPages } from './startRpcServer.ts'

test.each([
  [undefined, 'all'],
  ['https://safe.example.org', 'page'],
  ['http://localhost:8000', 'page'],
  ['http://127.0.0.1:5173', 'page'],
  ['http://[::1]:8000', 'page'],
  ['chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn', 'page'],
  ['https://evil.example', 'none'],
  ['http://localhost.evil.example', 'none'],
  ['https://safe.example.org.evil.example', 'none'],
  ['null', 'none'],
  ['', 'none'],
])('default: %s may do %s', (origin, permission) => {
  expect(checkOrigin(origin, ['https://safe.example.org'])).toBe(permission)
})

test('default: pages read and send what is signed', () => {
  for (const method of ['eth_call', 'eth_sendRawTransaction', 'debug_traceCall', 'eth_subscribe', 'net_version'])
    expect([method, isForPages(method)]).toEqual([method, true])
  for (const method of [
    'evm_revert',
    'hardhat_setBalance',
    'eth_sendTransaction',
    'eth_sign',
    'personal_sign',
    'eth_signTypedData_v4',
  ])
    expect([method, isForPages(method)]).toEqual([method, false])
})
