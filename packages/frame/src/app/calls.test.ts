import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestWindow } from '../../test/createTestWindow.ts'
import { createFrame } from '../transport/createFrame.ts'
import { getSafeInfo } from './info.ts'
import { isMessageSigned, signMessage, signTypedMessage, waitForSignature } from './messages.ts'
import { requestAddressBook, requestPermissions } from './permissions.ts'
import { getTransaction, sendTransactions } from './transactions.ts'

const safe = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}` as const
const RequestSchema = z.object({ id: z.string(), method: z.string() })

/** A host that answers by a table; what it lacks is refused with these words. */
function setup(answers: Record<string, unknown[]> = {}, refusal = 'Request failed') {
  const page = createTestWindow({
    onRequest(message) {
      const { id, method } = RequestSchema.parse(message)
      const list = answers[method]
      if (!list || list.length === 0) return { error: refusal, id, success: false, version: '9.1.0' }
      return { data: list.shift(), id, success: true, version: '9.1.0' }
    },
  })
  return { frame: createFrame({ hosts: ['https://host.example'], page }), page }
}

/** What a caller without types can pass. */
const untyped = (value: unknown) => value as never

test('error: the sentences of the specification', async () => {
  const { frame, page } = setup()
  for (const wrong of ['', '0x', 'hash', undefined])
    await expect(getTransaction(frame, { safeTxHash: untyped(wrong) })).rejects.toThrow(/^Invalid safeTxHash$/)
  for (const wrong of [[], undefined, null, {}])
    await expect(sendTransactions(frame, { transactions: untyped(wrong) })).rejects.toThrow(
      /^No transactions were passed$/,
    )
  for (const wrong of [
    undefined,
    null,
    'text',
    {},
    { domain: {}, message: {} },
    { domain: {}, message: {}, types: {} },
  ])
    await expect(signTypedMessage(frame, { typedData: untyped(wrong) })).rejects.toThrow(/^Invalid typed data$/)
  for (const wrong of [undefined, null, 5, {}]) {
    await expect(signMessage(frame, { message: untyped(wrong) })).rejects.toThrow(/^Invalid message type$/)
    await expect(isMessageSigned(frame, { message: untyped(wrong), safe })).rejects.toThrow(/^Invalid message type$/)
  }
  for (const wrong of [[], [{ other: {} }], ['text'], undefined])
    await expect(requestPermissions(frame, { permissions: untyped(wrong) })).rejects.toThrow(
      /^Permissions request is invalid$/,
    )
  // None of it reached the host.
  expect(page.sent).toEqual([])
  await expect(getSafeInfo(frame)).rejects.toThrow(/^Could not load Safe information$/)
  await expect(requestPermissions(frame, { permissions: [{ requestAddressBook: {} }] })).rejects.toMatchObject({
    message: 'Permissions rejected',
    rpcCode: 4001,
  })
})

test.each([
  ['refused', { wallet_getPermissions: [[]] }],
  ['granted something else', { wallet_getPermissions: [[]], wallet_requestPermissions: [[]] }],
])('error: address book, %s', async (_name, answers) => {
  await expect(requestAddressBook(setup(answers).frame)).rejects.toMatchObject({
    message: 'Permissions rejected',
    rpcCode: 4001,
  })
})

test.each([
  undefined,
  null,
  {},
  { chainId: 0, owners: [], safeAddress: safe, threshold: 1 },
  { chainId: '1e3', owners: [], safeAddress: safe, threshold: 1 },
  { chainId: 1, owners: ['0x'], safeAddress: safe, threshold: 1 },
  { chainId: 1, owners: [safe], safeAddress: 'safe', threshold: 1 },
  { chainId: 1, owners: [safe], safeAddress: safe, threshold: -1 },
])('error: a host that reports %o of its Safe', async (info) => {
  await expect(getSafeInfo(setup({ getSafeInfo: [info] }).frame)).rejects.toThrow(/^Could not load Safe information$/)
})

test('behavior: a signature is waited for, over refusals and empty answers', async () => {
  const { frame, page } = setup({ getOffChainSignature: [undefined, null, '', '0x', 7, '0x1234'] })
  expect(await waitForSignature(frame, { interval: 1, messageHash: hash })).toBe('0x1234')
  expect(page.sent).toHaveLength(6)
  const caller = new AbortController()
  const waiting = waitForSignature(frame, { interval: 1, messageHash: hash, signal: caller.signal })
  caller.abort(new Error('not today'))
  await expect(waiting).rejects.toThrow('not today')
  const closed = waitForSignature(frame, { interval: 1, messageHash: hash })
  frame.dispose()
  await expect(closed).rejects.toThrow('closed before')
})
