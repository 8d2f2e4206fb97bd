import { hashSafeMessage } from '@countersign/protocol/hash'
import { hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { runArguments } from '../../test/runArguments.ts'
import { treasury } from '../../test/signedFile.ts'
import { writeTestFile } from '../../test/writeFile.ts'

const offline = ['--offline', '--chain', '31337', '--safe-version', '1.4.1']
const domain = { chainId: 31337, safe: treasury, version: '1.4.1' } as const

test('default: a text exactly as it stands, with its digests', async () => {
  const text = 'I agree\n to this\u202e'
  const { code, out } = await runArguments(['message', treasury, text, ...offline])
  expect(code).toBe(0)
  expect(out.split('\n').slice(0, 3)).toEqual(['The Safe signs a text:', '  I agree', '   to this\\u{202e}'])
  const { domainHash, messageHash, safeMessageHash } = hashSafeMessage({ ...domain, message: text })
  for (const hash of [domainHash, messageHash, safeMessageHash, hashMessage(text)]) expect(out).toContain(hash)
})

test('behavior: typed data in a file, what is not signed is marked', async () => {
  const typed = {
    domain: { chainId: 31337, name: 'Shop' },
    message: { amount: '5', unseen: 'x' },
    primaryType: 'Offer',
    types: { Offer: [{ name: 'amount', type: 'uint256' }] },
  }
  const { code, out } = await runArguments(['message', treasury, '--file', await writeTestFile(typed), ...offline])
  expect(code).toBe(0)
  expect(out).toContain('amount (uint256): 5')
  expect(out).toContain('unseen: not in the types, so it is not signed')
  expect(out).toContain(hashSafeMessage({ ...domain, message: typed }).safeMessageHash)
  const wrong = await writeTestFile({ ...typed, message: { amount: 'much' } })
  const refused = await runArguments(['message', treasury, '--file', wrong, ...offline])
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('message: ')])
})

test('behavior: what is no message but a transaction in disguise, or made for the Safe itself, fails', async () => {
  const types = { SafeTx: [{ name: 'to', type: 'address' }] }
  const disguised = { domain: {}, message: { to: treasury }, primaryType: 'SafeTx', types }
  expect((await runArguments(['message', treasury, '--file', await writeTestFile(disguised), ...offline])).code).toBe(1)
  const permit = { domain: {}, message: { to: treasury }, primaryType: 'Permit', types: { Permit: types.SafeTx } }
  const path = await writeTestFile(permit)
  expect((await runArguments(['message', treasury, '--file', path, ...offline])).code).toBe(0)
  expect((await runArguments(['message', treasury, '--file', path, ...offline, '--strict'])).code).toBe(1)
})

test.each([
  [['message', treasury]],
  [['message', treasury, 'text', '--file', 'x']],
  [['message', treasury, `0x${'ab'.repeat(32)}`, ...offline]],
  [['message', treasury, 'text', '--offline', '--chain', '1']],
  [['queue', treasury, '--node', 'http://127.0.0.1:1', '--chain', '1']],
  [['queue', treasury, '--owner', 'alice']],
])('error: wrong usage ends with 2: %j', async (words) => {
  expect((await runArguments(words)).code).toBe(2)
})

test('error: nobody answers', async () => {
  const words = ['queue', treasury, '--service', 'http://127.0.0.1:1', '--chain', '1']
  expect((await runArguments(words)).code).toBe(3)
})
