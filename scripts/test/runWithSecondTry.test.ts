import { expect, test } from 'vitest'
import { runWithSecondTry } from './runWithSecondTry.mjs'

const fine = { code: 0, failed: 0, failedFiles: [], passed: 5 }
const oneFailed = { code: 1, failed: 1, failedFiles: ['a.test.ts'], passed: 4 }

/** A stage with these results of successive tries. */
async function setup(...tries: Awaited<ReturnType<Parameters<typeof runWithSecondTry>[0]['run']>>[]) {
  const requested: unknown[] = []
  const result = await runWithSecondTry({
    isStopped: () => false,
    name: 'unit',
    print: () => undefined,
    run: async (files) => {
      requested.push(files)
      return tries.shift() ?? fine
    },
  })
  return { requested, result }
}

test('default: everything passes at once', async () => {
  const { requested, result } = await setup(fine)
  expect(result).toEqual({ failed: 0, flaky: [], passed: 5, status: 'passed' })
  expect(requested).toEqual([undefined])
})

test('error: a file that passes only on the second try is flaky, and no success', async () => {
  const { requested, result } = await setup(oneFailed, fine)
  expect(result).toEqual({ failed: 1, flaky: ['a.test.ts'], passed: 4, status: 'FLAKY' })
  expect(requested).toEqual([undefined, ['a.test.ts']])
})

test('error: a stage whose output stopped is flaky, even if its second try passes', async () => {
  const { result } = await setup({ ...oneFailed, failedFiles: [], isSilent: true }, fine)
  expect(result).toMatchObject({ flaky: ['all of unit, whose output had stopped'], status: 'FLAKY' })
})

test('error: a file that fails twice, more files than are tried again, and none that could be', async () => {
  const failedFiles = Array.from({ length: 11 }, (_, index) => `${index}.test.ts`)
  for (const first of [oneFailed, { ...oneFailed, failedFiles }, { ...oneFailed, failed: 0, failedFiles: [] }])
    expect((await setup(first, oneFailed)).result).toEqual({ failed: 1, flaky: [], passed: 4, status: 'FAILED' })
})
