import { expect, test } from 'vitest'
import { toDeepLink } from './links.ts'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=1'

test('default: the pairing is encoded into the link', () => {
  expect(toDeepLink('trust://wc?uri={uri}', uri)).toBe(
    'trust://wc?uri=wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D1',
  )
})

test('behavior: without a link the pairing itself', () => {
  expect(toDeepLink(undefined, uri)).toBe(uri)
})
