import { expect, test } from 'vitest'
import { StoredMessagesSchema } from './StoredMessagesSchema.ts'
import {
  discardMessage,
  findStoredMessage,
  markMessageDelivered,
  recordMessageSignature,
  storeMessage,
} from './storedMessages.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79' as const
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as const
const createMessage = (index: number) => ({
  chainId: 31337,
  content: `message ${index}`,
  createdAt: index,
  messageHash: hashOf(index),
  safe,
})
const signature = { isDelivered: false, signature: '0xab', signedAt: 1, signer: alice } as const

test('default: kept, signed, handed over, and read back as it was', () => {
  const kept = recordMessageSignature(storeMessage([], createMessage(10)), hashOf(10), signature)
  expect(findStoredMessage(kept, `0x${hashOf(10).slice(2).toUpperCase()}`)?.signatures).toEqual([signature])
  const delivered = markMessageDelivered(kept, hashOf(10), alice)
  expect(delivered[0]?.signatures).toEqual([{ ...signature, isDelivered: true }])
  expect(StoredMessagesSchema.parse(JSON.parse(JSON.stringify(delivered)))).toEqual(delivered)
})

test('behavior: written once more, a message keeps its signatures; an owner has one', () => {
  const kept = recordMessageSignature(storeMessage([], createMessage(1)), hashOf(1), signature)
  const again = storeMessage(kept, { ...createMessage(1), createdAt: 9 })
  expect(again).toEqual([{ ...createMessage(1), createdAt: 9, signatures: [signature] }])
  const other = { ...signature, signature: '0xcd' } as const
  expect(recordMessageSignature(again, hashOf(1), other)[0]?.signatures).toEqual([other])
})

test('behavior: only what nobody signed makes room or is discarded', () => {
  let kept = recordMessageSignature(storeMessage([], createMessage(0)), hashOf(0), signature)
  for (let index = 1; index <= 52; index++) kept = storeMessage(kept, createMessage(index))
  expect(kept.length).toBe(51)
  expect([findStoredMessage(kept, hashOf(0)) !== undefined, findStoredMessage(kept, hashOf(2))]).toEqual([
    true,
    undefined,
  ])
  const discarded = discardMessage(discardMessage(kept, hashOf(52)), hashOf(0))
  expect([discarded.length, findStoredMessage(discarded, hashOf(52))]).toEqual([50, undefined])
})
