import { concat, hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, chainId, createTransaction, getHash, safe, signAs } from '../../test/world.ts'
import { isVerified } from '../evidence/Evidence.ts'
import { checkAuthor, getNoteTypedData } from './checkAuthor.ts'

const safeTxHash = getHash(createTransaction())
const note = { chainId, note: 'Rent for May', safe, safeTxHash }

test('default', async () => {
  const hash = hashTypedData(getNoteTypedData(note))
  const { author, check } = await checkAuthor('T42', {
    claimedSigner: alice,
    hash,
    signature: await signAs(alice, hash),
  })
  expect(check).toMatchObject({ actual: alice, claimed: alice, code: 'AUTHOR_PROVEN', id: 'T42', verdict: 'ok' })
  expect(author?.value).toBe(alice)
  expect(isVerified(author)).toBe(true)
})

test('behavior: T42, an edited note has no author', async () => {
  const signature = await signAs(alice, hashTypedData(getNoteTypedData(note)))
  for (const change of [
    { note: 'Rent for June' },
    { safeTxHash: getHash(createTransaction({ nonce: 8n })) },
    { safe: bob },
    { chainId: 1 },
  ]) {
    const hash = hashTypedData(getNoteTypedData({ ...note, ...change }))
    const { author, check } = await checkAuthor('T42', { claimedSigner: alice, hash, signature })
    expect(check).toMatchObject({ code: 'AUTHOR_CLAIMED', verdict: 'warn' })
    expect(author).toBeUndefined()
  }
})

test('behavior: T77, a proposer without a signature is only claimed', async () => {
  const genuine = await signAs(bob, safeTxHash)
  for (const signature of [undefined, '0x12', concat([genuine, genuine]), await signAs(alice, safeTxHash)] as const) {
    const { check } = await checkAuthor('T77', { claimedSigner: bob, hash: safeTxHash, signature })
    expect(check).toMatchObject({ claimed: bob, code: 'AUTHOR_CLAIMED', id: 'T77', verdict: 'warn' })
  }
  expect((await checkAuthor('T77', { claimedSigner: bob, hash: safeTxHash, signature: genuine })).check.verdict).toBe(
    'ok',
  )
})

test('behavior: what is signed is named, and by nobody where nobody signed', async () => {
  for (const [id, subject] of [
    ['T42', 'note'],
    ['T77', 'proposal'],
  ] as const) {
    const { check } = await checkAuthor(id, { claimedSigner: bob, hash: safeTxHash, signature: undefined })
    expect(check.actual).toBe('no account')
    expect(check.message).toContain(` ${subject} `)
  }
})
