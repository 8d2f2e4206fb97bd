import { expect, test } from 'vitest'
import { chooseSharedMemory } from './spawnPostgres.ts'

test('default: an eighth of the memory, within what serves and what helps', () => {
  const gibibyte = 1024 ** 3
  expect([0.5, 4, 64].map((size) => chooseSharedMemory(size * gibibyte))).toEqual([128, 512, 2_048])
})
