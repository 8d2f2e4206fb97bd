import { expect, test } from 'vitest'
import { readPastedLink } from './readPastedLink.ts'

const uri = 'wc:ab@2?relay-protocol=irn&symKey=cd&expiryTimestamp=1'

test('default: the link, escaped or as it is', () => {
  expect(readPastedLink(`?uri=${encodeURIComponent(uri)}`)).toBe(uri)
  expect(readPastedLink(`?uri=${uri}`)).toBe(uri)
  expect(readPastedLink('')).toBe('')
  expect(readPastedLink('?symKey=cd')).toBe('')
})
