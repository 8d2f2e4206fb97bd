import { expect, test } from 'vitest'
import { defaultGroups } from '../wallets/defaultGroups.ts'
import marks from '../wallets/marks.json'
import { drawMark } from './drawMark.ts'

const bare = defaultGroups.flatMap(({ wallets }) => wallets).filter(({ id }) => !Object.hasOwn(marks, id))

test('default: always the same for a name, also for none', () => {
  expect(drawMark('frame')).toEqual(drawMark('frame'))
  expect(drawMark('').ground).toMatch(/^#/)
})

test('behavior: no two brands of the catalogue look alike', () => {
  expect(bare.length).toBeGreaterThan(20)
  const drawn = bare.map(({ name }) => drawMark(name))
  expect(new Set(drawn.map(({ ground, shape }) => `${ground} ${shape}`)).size).toBe(bare.length)
})
