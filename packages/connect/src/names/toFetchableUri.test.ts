import { expect, test } from 'vitest'
import { UnresolvableUriError } from './avatarErrors.ts'
import { toFetchableUri } from './toFetchableUri.ts'

const cid = `Qm${'a'.repeat(44)}`

test.each([
  ['https://a.example/x.png', 'https://a.example/x.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  [`ipfs://${cid}/1.png`, `https://ipfs.io/ipfs/${cid}/1.png`],
  [`ipfs://ipfs/${cid}`, `https://ipfs.io/ipfs/${cid}`],
  ['ipns://name.eth/x', 'https://ipfs.io/ipns/name.eth/x'],
  [cid, `https://ipfs.io/ipfs/${cid}`],
  [`/ipfs/${cid}/a`, `https://ipfs.io/ipfs/${cid}/a`],
  ['ar://abc/1.png', 'https://arweave.net/abc/1.png'],
])('default: %s', (uri, expected) => {
  expect(toFetchableUri(uri)).toBe(expected)
})

test('parameters: gateways', () => {
  const gateways = { arweave: 'https://ar.local/', ipfs: 'http://127.0.0.1:8080/' }
  expect(toFetchableUri(`ipfs://${cid}`, gateways)).toBe(`http://127.0.0.1:8080/ipfs/${cid}`)
  expect(toFetchableUri('ar://abc', gateways)).toBe('https://ar.local/abc')
})

test.each(['', 'javascript:alert(1)', 'ftp://x', 'just text'])('error: %j', (uri) => {
  expect(() => toFetchableUri(uri)).toThrow(UnresolvableUriError)
})
