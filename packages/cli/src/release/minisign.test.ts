import { parsePublicKeys, verifyMinisign } from '@countersign/protocol/release'
import { expect, test } from 'vitest'
import { createKeyFiles } from '../../../../scripts/release/createKeyFiles.ts'
import { parseSigningKey, signContent } from './minisign.ts'

const minisignKey = 'RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3'
const content = new TextEncoder().encode('test')
const parse = (text: string) => parsePublicKeys(text) ?? []

test('default: signs with a new key, the same each time', async () => {
  const { keyId, publicFile, secretFile } = await createKeyFiles()
  const key = parseSigningKey(secretFile)
  if (key === undefined || key === 'encrypted') throw new Error('The new key cannot be read.')
  const signature = signContent({ comment: 'countersign 1.2.3', content, key })
  expect(signContent({ comment: 'countersign 1.2.3', content, key })).toBe(signature)
  expect(signature).toMatch(/\nRU[\w+/]{97}=\n/)
  const expected = { comment: 'countersign 1.2.3', keyId, verdict: 'valid' }
  expect(await verifyMinisign(content, signature, parse(publicFile))).toEqual(expected)
  // During a rotation, a file of both keys verifies the releases of each.
  expect(await verifyMinisign(content, signature, parse(`${minisignKey}\n${publicFile}`))).toEqual(expected)
  expect(await verifyMinisign(content, signature, parse(minisignKey))).toMatchObject({
    reason: `It is by another key (${keyId}).`,
    verdict: 'invalid',
  })
})

test('error: what is no key', () => {
  expect(parseSigningKey('untrusted comment: x\nAAAA\n')).toBeUndefined()
})

test('error: a secret key with a password is named as one', () => {
  const bytes = Buffer.alloc(158)
  bytes.write('EdScB2')
  expect(parseSigningKey(`untrusted comment: x\n${bytes.toString('base64')}\n`)).toBe('encrypted')
})
