import { expect, test } from 'vitest'
import { findUnstagedTests } from './testStages.ts'

const listed = [
  { file: 'e2e/send.long.e2e.test.ts', project: 'e2e' },
  { file: 'e2e/attacks/streams.load.test.ts', project: 'attacks' },
  { file: 'scripts/check/testStages.test.ts', project: 'unit' },
]

test('default: every test file that vitest finds has its stage', () => {
  expect(findUnstagedTests([...listed.map(({ file }) => file), 'scripts/test.mjs'], listed)).toEqual([])
})

test.each(['bench/new.test.ts', 'e2e/attacks/new.attacks.test.ts', 'packages/cli/new.spec.ts'])(
  'error: no stage runs %s',
  (file) => {
    expect(findUnstagedTests([file], listed)).toEqual([expect.stringContaining(`${file} is in no stage`)])
  },
)
