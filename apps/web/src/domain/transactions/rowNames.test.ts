import { type Hex, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { addRowNames } from './rowNames.ts'

const named = (number: number, count: number) => ({
  names: Array.from({ length: count }, (_, index) => `${number}.${index}`),
  safeTxHash: numberToHex(number, { size: 32 }),
})
const hashes = (all: readonly { safeTxHash: Hex }[]) => all.map(({ safeTxHash }) => Number(safeTxHash))

test('default: the newest first, once each', () => {
  const all = [named(1, 2), named(2, 3), named(1, 1)].reduce(addRowNames, [] as ReturnType<typeof addRowNames>)
  expect(hashes(all)).toEqual([1, 2])
  expect(all[0]?.names).toEqual(['1.0'])
})

test('behavior: those of the oldest transactions are evicted', () => {
  let all: ReturnType<typeof addRowNames> = []
  for (let number = 1; number <= 20; number++) all = addRowNames(all, named(number, 400))
  expect(hashes(all)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9])
})
