import type { Address, Hash } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { insertConfirmation } from './confirmations.ts'
import { findMessage, insertMessage, listMessagesPage } from './messages.ts'
import { findSafeTags } from './safeSummaries.ts'

const chainId = 5
const safe: Address = '0x1111111111111111111111111111111111111111'
const owner: Address = '0x2222222222222222222222222222222222222222'
/** PostgreSQL's own JSON refuses some of it. */
const awkward = 'a text with "quotes", \0, \ud800 and \u{1f512}'
const toHash = (digit: string): Hash => `0x${digit.repeat(64)}`

test('default: newest first, with signatures, text and typed data as sent', async () => {
  const { db, destroy } = await createTestDatabase()
  onTestFinished(destroy)
  const store = (digit: string, message: unknown) =>
    insertMessage(db, {
      chainId,
      message,
      messageHash: toHash(digit),
      origin: 'an\0 origin',
      proposedBy: owner,
      safe,
      safeAppId: null,
    })
  const typed = { domain: {}, message: { big: '1' }, primaryType: 'A', types: { A: [] } }
  expect(await store('a', awkward)).toBe(true)
  expect(await store('b', typed)).toBe(true)
  expect(await store('b', 'something else')).toBe(false)
  const confirmation = {
    chainId,
    kind: 'eoa',
    owner,
    safe,
    signature: '0xaa',
    verdict: 'valid',
    verifiedBlock: 1,
  } as const
  expect(await insertConfirmation(db, { ...confirmation, messageHash: toHash('a') })).toBe(true)
  expect(await insertConfirmation(db, { ...confirmation, messageHash: toHash('a') })).toBe(false)

  const page = await listMessagesPage(db, { chainId, limit: 1, offset: 0, safe })
  expect(page).toMatchObject({
    hasMore: true,
    messages: [{ confirmations: [], message: typed, messageHash: toHash('b') }],
  })
  expect(await findMessage(db, { chainId, messageHash: toHash('a') })).toMatchObject({
    confirmations: [{ kind: 'eoa', owner, signature: '0xaa', source: 'service' }],
    message: awkward,
    origin: 'an origin',
  })
  expect(await findMessage(db, { chainId, messageHash: toHash('c') })).toBeUndefined()
  expect(await findSafeTags(db, { chainId, safe })).toEqual({
    collectibles: null,
    history: null,
    messages: expect.any(Number),
    queue: null,
  })
})
