import { expect, test } from 'vitest'
import { parseMinisign, parsePublicKeys, verifyMinisign } from './verifyMinisign.ts'

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
const content = new TextEncoder().encode('test')
const parse = (text: string) => parsePublicKeys(text) ?? []

test.each([
  ['prehashed', prehashed],
  ['legacy', plain],
])('default: verifies what minisign signed (%s)', async (_, signature) => {
  expect(await verifyMinisign(content, signature, parse(minisignKey))).toMatchObject({
    comment: expect.stringMatching(/^timestamp:\d+\tfile:test$/),
    keyId: 'E7620F1842B4E81F',
    verdict: 'valid',
  })
  expect(await verifyMinisign(new TextEncoder().encode('Test'), signature, parse(minisignKey))).toMatchObject({
    verdict: 'invalid',
  })
})

test('error: every changed character of a signature is found, the untrusted comment aside', async () => {
  const begin = prehashed.indexOf('\n') + 1
  let found = 0
  let changes = 0
  for (let index = begin; index < prehashed.length - 1; index += 1) {
    const letter = prehashed[index] === 'A' ? 'B' : 'A'
    // The last characters of base64 hold bits that mean nothing.
    if (/[=\n]/.test(prehashed.slice(index, index + 2))) continue
    const changed = `${prehashed.slice(0, index)}${letter}${prehashed.slice(index + 1)}`
    changes += 1
    const { verdict } = await verifyMinisign(content, changed, parse(minisignKey))
    if (verdict === 'invalid') found += 1
  }
  expect(changes).toBeGreaterThan(200)
  expect(found).toBe(changes)
})

test('error: what is no key, and no signature', () => {
  for (const text of ['', 'RWQ', `${minisignKey}\nnonsense`, minisignKey.replace('RW', 'RU'), 'A'.repeat(1_000_000)])
    expect(parsePublicKeys(text)).toBeUndefined()
  for (const text of ['', minisignKey, prehashed.replace('trusted comment: t', 'comment: t')])
    expect(parseMinisign(text)).toBeUndefined()
})
