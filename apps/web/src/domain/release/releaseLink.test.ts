import { expect, test } from 'vitest'
import { encodeReleaseLink, parseReleaseLink } from './releaseLink.ts'

const link = { manifest: 'a'.repeat(64), origin: 'https://safe.example.org:8443', worker: 'b'.repeat(64) }

test('default: what one device encodes the other one reads', () => {
  expect(parseReleaseLink(encodeReleaseLink(link))).toEqual(link)
})

test('error: what is no link of a release', () => {
  const text = encodeReleaseLink(link)
  for (const wrong of ['', 'release=', text.replace('a', 'x'), text.replace('https', 'javascript'), `${text}%`])
    expect(parseReleaseLink(wrong)).toBeUndefined()
  expect(parseReleaseLink(`${text}/path?query`)).toEqual(link)
})
