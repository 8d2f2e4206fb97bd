import { expect, test } from 'vitest'
import { loadBounded } from './loadBounded.ts'

const keys = Array.from({ length: 30 }, (_, index) => index)

function setup(size: number) {
  const loaded: number[] = []
  const load = async (some: readonly number[]) => {
    loaded.push(...some)
    return [...some]
  }
  return { loaded, parameters: { keys, load, measure: async (some: readonly number[]) => some.map(() => size) } }
}

test('default: all that has room', async () => {
  const { parameters } = setup(30_000)
  expect(await loadBounded(parameters)).toEqual({ isCut: false, records: keys })
})

test('behavior: a page ends before what is too much, and no more is loaded', async () => {
  const { loaded, parameters } = setup(300_000)
  expect(await loadBounded(parameters)).toEqual({ isCut: true, records: [0, 1, 2] })
  expect(loaded).toEqual([0, 1, 2])
})

test('parameters: isFromEnd: what stays is the end', async () => {
  const { parameters } = setup(300_000)
  expect(await loadBounded({ ...parameters, isFromEnd: true })).toEqual({ isCut: true, records: [27, 28, 29] })
})

test('parameters: least: so many rows there are, however large', async () => {
  const { parameters } = setup(9_000_000)
  expect(await loadBounded(parameters)).toEqual({ isCut: true, records: [0] })
  expect(await loadBounded({ ...parameters, least: 2 })).toEqual({ isCut: true, records: [0, 1] })
})
