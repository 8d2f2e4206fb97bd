import { expect, test } from 'vitest'
import { findRenamedPath } from './findRenamedPath.ts'

const safe = '/31337/0x1111111111111111111111111111111111111111'

test.each([
  ['/needs-you', '/inbox'],
  ['/being-told', '/notifications'],
  ['/people', '/address-book'],
  [`${safe}/many`, `${safe}/batch-transfer`],
  [`${safe}/books`, `${safe}/export`],
  [`${safe}/about`, `${safe}/security`],
])('default: %s is at %s', (from, to) => {
  expect(findRenamedPath(from)).toBe(to)
})

test.each([
  '/',
  '/inbox',
  `${safe}/export`,
  `${safe}/about/more`,
  '/explorer/31337/about',
  '/constructor',
  `${safe}/constructor`,
])('behavior: %s stays', (path) => {
  expect(findRenamedPath(path)).toBeUndefined()
})
