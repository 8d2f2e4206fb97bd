import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listStages } from './listStages.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

test.each([
  [['listStages'], ['unit']],
  [['SafeList.browser'], ['browser']],
  [['killed'], ['e2e']],
  [
    ['killed', 'scripts/test/'],
    ['e2e', 'unit'],
  ],
  [['no such file'], []],
])('default: %j', async (words, expected) => {
  expect((await listStages(root, words)).toSorted()).toEqual(expected.toSorted())
})
