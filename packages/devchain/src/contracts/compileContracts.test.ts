import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../contracts/', import.meta.url)

// The compiler takes half a minute, so `compileContracts.long.chain.test.ts` is a long test. After a change of a
// contract run it (`npm test -- compileContracts`) before updating the hash here.
test('behavior: the sources are those whose code is committed', () => {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(new URL(file, folder)))
  expect(hash.digest('hex')).toBe('48d6a35bab6a78ddab66212cdc7ba5ba62a539dab568faf351a577af63541cb1')
})
