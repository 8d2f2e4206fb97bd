import { expect, test } from 'vitest'
import { readGivenLink } from './readGivenLink.ts'

const uri = 'wc:ab@2?relay-protocol=irn&symKey=cd&expiryTimestamp=1'

test('default: the link, escaped or as it is', () => {
  expect(readGivenLink(`?uri=${encodeURIComponent(uri)}`)).toBe(uri)
  expect(readGivenLink(`?uri=${uri}`)).toBe(uri)
  expect(readGivenLink('')).toBe('')
  expect(readGivenLink('?symKey=cd')).toBe('')
})
