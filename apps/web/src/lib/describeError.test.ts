import {
  InvalidResponseError,
  HttpRequestError as ServiceRefusalError,
  ServiceUnreachableError,
} from '@countersign/client'
import { NodeError } from '@countersign/protocol/errors'
import { HttpRequestError, SocketClosedError, TimeoutError } from 'viem'
import { expect, test } from 'vitest'
import { describeError, errorCode, isServiceAnswer, rootSentence } from './describeError.ts'
import { createCatalogue } from './messages/createCatalogue.ts'

const t = createCatalogue('common')

test('default: the short message of our errors and viem’s', () => {
  const error = Object.assign(new Error('Long text\nwith lines'), { shortMessage: 'Short.' })
  expect(describeError(error).sentence).toBe('Short.')
  expect(describeError(new Error('First line\nsecond')).sentence).toBe('First line')
})

test('behavior: codes are read along the cause chain, whatever the classes', () => {
  expect(errorCode({ code: 4001, message: 'no' })).toBe(4001)
  expect(errorCode(new Error('outer', { cause: new Error('middle', { cause: { code: -32002 } }) }))).toBe(-32002)
  expect(errorCode(Object.assign(new Error('ours'), { code: 'SOME_CODE', cause: { code: 4902 } }))).toBe(4902)
  expect(errorCode(new Error('none'))).toBeUndefined()
})

test('behavior: a cycle of causes ends', () => {
  const error = new Error('loop')
  error.cause = error
  expect(describeError(error).sentence).toBe('loop')
})

test('behavior: a node’s key does not reach the details', () => {
  const { details } = describeError(new Error('URL: https://user:pass@node.example/v3/secretkey?token=abc failed'))
  expect(details).toContain('https://node.example/…')
  expect(details).not.toMatch(/secret|token|pass/)
})

test('behavior: a node that does not answer is named as that', () => {
  for (const cause of [
    new HttpRequestError({ url: 'http://user:key@node/secret' }),
    new TimeoutError({ body: {}, url: 'http://node' }),
  ])
    expect(describeError(new Error('read', { cause })).sentence).toBe(t('nodeUnreachableAt', { host: 'node' }))
  expect(describeError(new SocketClosedError()).sentence).toBe(t('nodeUnreachable'))
  const text = Object.assign(new Error('x'), { shortMessage: 'HTTP request failed.' })
  expect(describeError(text).sentence).toBe('HTTP request failed.')
})

test('behavior: what a node refused comes with the way out', () => {
  const node = new NodeError({ code: 'NONCE_TOO_LOW' })
  expect(describeError(node)).toMatchObject({ sentence: node.shortMessage, remedy: node.remedy })
  expect(describeError(new Error('outer', { cause: node })).remedy).toBe(node.remedy)
  expect(describeError(new Error('none')).remedy).toBeUndefined()
})

const refuse = (remoteMessage: string) =>
  new ServiceRefusalError({
    body: undefined,
    method: 'GET',
    path: '/',
    remoteCode: 422,
    remoteMessage,
    status: 422,
    statusText: '',
  })

test('behavior: words of the service are quoted as its own, and lead nowhere', () => {
  const { details, sentence } = describeError(
    refuse('Your session is over.\nSign in at https://evil.example/login?x or www.evil.example \u202enow'),
  )
  expect(sentence).toBe(
    t('serviceRejected', {
      words: `422: Your session is over. Sign in at ${t('linkRemoved')} or ${t('linkRemoved')} now`,
    }),
  )
  expect(details).not.toContain('evil.example')
  expect(describeError(refuse('x'.repeat(5_000))).sentence.length).toBeLessThan(250)
})

test('isServiceAnswer: a refusal and nonsense are answers, silence is none', () => {
  const nonsense = new InvalidResponseError({ body: '<p>', cause: new Error(), method: 'GET', path: '/', status: 200 })
  const silence = new ServiceUnreachableError({ cause: undefined, method: 'GET', path: '/' })
  expect([refuse('no'), new Error('outer', { cause: nonsense }), silence, undefined].map(isServiceAnswer)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('error: something that is no error', () => {
  expect(describeError(undefined).sentence).toBe(t('unknownError'))
  expect(describeError('words').sentence).toBe('words')
})

test('rootSentence: what the first to fail said', () => {
  const wallet = {
    code: -32602,
    message: 'Expected an HTTPS address. Received: http://user:key@node.test/secret\nat x',
  }
  const wrapped = new Error('An error occurred.', { cause: new Error('Could not switch.', { cause: wallet }) })
  expect(rootSentence(wrapped)).toBe('Expected an HTTPS address. Received: http://node.test/…')
  expect(rootSentence(new Error('', { cause: {} }))).toBe(t('unknownError'))
  expect(rootSentence('no')).toBe(t('unknownError'))
})
