import { expect, test } from 'vitest'
import { matchesSearch } from './matchesSearch.ts'

test('default', () => {
  const texts = ['Drip', 'https://app.drip.test/safe', 'Streams of money']
  for (const search of ['', ' ', 'drip', 'MONEY streams', 'app.drip']) expect(matchesSearch(search, texts)).toBe(true)
  for (const search of ['swap', 'drip swap']) expect(matchesSearch(search, texts)).toBe(false)
})
