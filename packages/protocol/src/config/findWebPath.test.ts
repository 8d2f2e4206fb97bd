import { expect, test } from 'vitest'
import { findWebPath } from './findWebPath.ts'

const files = new Set(['/index.html', '/verify.html', '/assets/a.js', '/icon.svg'])

test.each([
  ['/', '/index.html'],
  ['/settings', '/index.html'],
  ['/1/0x0000000000000000000000000000000000005afe/queue', '/index.html'],
  ['/verify', '/verify.html'],
  ['/assets/a.js', '/assets/a.js'],
  ['/assets/b.js', undefined],
  ['/assets/b', undefined],
  ['/missing.js', undefined],
])('default: %s is answered by %s', (path, file) => {
  expect(findWebPath((name) => files.has(name), path)).toBe(file)
})

test('behavior: without the app’s page, its routes are missing', () => {
  expect(findWebPath(() => false, '/settings')).toBeUndefined()
})
