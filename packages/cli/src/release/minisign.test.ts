import { expect, test } from 'vitest'
import { createKeyFiles } from '../../../../scripts/release/createKeyFiles.ts'
import { parsePublicKeys, parseSigningKey, signContent, verifySignature } from './minisign.ts'

// Of minisign's own tests: a file with the content "test", signed by the tool.
const minisignKey = 'RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3'
const prehashed = `untrusted comment: signature from minisign secret key
RUQf6LRCGA9i559r3g7V1qNyJDApGip8MfqcadIgT9CuhV3EMhHoN1mGTkUidF/z7SrlQgXdy8ofjb7bNJJylDOocrCo8KLzZwo=
trusted comment: timestamp:1556193335\tfile:test
y/rUw2y8/hOUYjZU71eHp/Wo1KZ40fGy2VJEDl34XMJM+TX48Ss/17u3IvIfbVR1FkZZSNCisQbuQY+bHwhEBg==
`
const plain = `untrusted comment: signature from minisign secret key
RWQf6LRCGA9i59SLOFxz6NxvASXDJeRtuZykwQepbDEGt87ig1BNpWaVWuNrm73YiIiJbq71Wi+dP9eKL8OC351vwIasSSbXxwA=
trusted comment: timestamp:1555779966\tfile:test
QtKMXWyYcwdpZAlPF7tE2ENJkRd1ujvKjlj1m9RtHTBnZPa5WKU5uWRs5GoP5M/VqE81QFuMKI5k/SfNQUaOAA==
`
const content = Buffer.from('test')
const parse = (text: string) => parsePublicKeys(text) ?? []

test.each([
  ['prehashed', prehashed],
  ['legacy', plain],
])('default: verifies what minisign signed (%s)', (_, signature) => {
  expect(verifySignature(content, signature, parse(minisignKey))).toMatchObject({
    comment: expect.stringMatching(/^timestamp:\d+\tfile:test$/),
    keyId: 'E7620F1842B4E81F',
    verdict: 'valid',
  })
  expect(verifySignature(Buffer.from('Test'), signature, parse(minisignKey))).toMatchObject({ verdict: 'invalid' })
})

test('default: signs with a new key, the same each time', async () => {
  const { keyId, publicFile, secretFile } = await createKeyFiles()
  const key = parseSigningKey(secretFile)
  if (key === undefined || key === 'encrypted') throw new Error('The new key cannot be read.')
  const signature = signContent({ comment: 'countersign 1.2.3', content, key })
  expect(signContent({ comment: 'countersign 1.2.3', content, key })).toBe(signature)
  expect(signature).toMatch(/\nRU[\w+/]{97}=\n/)
  const expected = { comment: 'countersign 1.2.3', keyId, verdict: 'valid' }
  expect(verifySignature(content, signature, parse(publicFile))).toEqual(expected)
  // During a rotation, a file of both keys verifies the releases of each.
  expect(verifySignature(content, signature, parse(`${minisignKey}\n${publicFile}`))).toEqual(expected)
  expect(verifySignature(content, signature, parse(minisignKey))).toMatchObject({
    reason: `It is by another key (${keyId}).`,
    verdict: 'invalid',
  })
})

test('error: every changed character of a signature is found, the untrusted comment aside', () => {
  const begin = prehashed.indexOf('\n') + 1
  let found = 0
  let changes = 0
  for (let index = begin; index < prehashed.length - 1; index += 1) {
    const letter = prehashed[index] === 'A' ? 'B' : 'A'
    // The last characters of base64 hold bits that mean nothing.
    if (/[=\n]/.test(prehashed.slice(index, index + 2))) continue
    const changed = `${prehashed.slice(0, index)}${letter}${prehashed.slice(index + 1)}`
    changes += 1
    if (verifySignature(content, changed, parse(minisignKey)).verdict === 'invalid') found += 1
  }
  expect(changes).toBeGreaterThan(200)
  expect(found).toBe(changes)
})

test('error: what is no key', () => {
  for (const text of ['', 'RWQ', `${minisignKey}\nnonsense`, minisignKey.replace('RW', 'RU')])
    expect(parsePublicKeys(text)).toBeUndefined()
  expect(parseSigningKey('untrusted comment: x\nAAAA\n')).toBeUndefined()
})

test('error: a secret key with a password is named as one', () => {
  const bytes = Buffer.alloc(158)
  bytes.write('EdScB2')
  expect(parseSigningKey(`untrusted comment: x\n${bytes.toString('base64')}\n`)).toBe('encrypted')
})
