import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findStage, findTestFiles } from './stages.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

test.each([
  [['test/stages.test'], ['unit']],
  [['SafeList.browser'], ['browser']],
  [['standalone'], ['e2e']],
  [
    ['standalone', 'scripts/test/'],
    ['e2e', 'unit'],
  ],
  [['rebinding'], ['attacks']],
  [['no such file'], []],
])('default: stages of %j', async (words, expected) => {
  const files = await findTestFiles(root, words)
  expect([...new Set(files.map((file) => findStage(file).name))].toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['e2e/attacks/streams.load.test.ts', 'load'],
  ['e2e/attacks/chain.long.attack.test.ts', 'attacks'],
  ['apps/gateway/test/faults/faults.fuzz.test.ts', 'faults'],
  ['apps/gateway/test/fuzz/chain.fuzz.test.ts', 'fuzz'],
  ['apps/gateway/test/fuzz/slice.long.db.test.ts', 'db'],
  ['apps/gateway/compat/ownClient.compat.test.ts', 'db'],
  ['scripts/test/stages.test.ts', 'unit'],
])('behavior: %s belongs to %s', (file, stage) => {
  expect(findStage(file).name).toBe(stage)
})
