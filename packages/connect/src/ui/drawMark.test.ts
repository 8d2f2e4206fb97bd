import { expect, test } from 'vitest'
import { defaultGroups } from '../wallets/defaultGroups.ts'
import { drawMark } from './drawMark.ts'

const bare = defaultGroups.flatMap(({ wallets }) => wallets).filter(({ icon }) => icon === undefined)

test('default: always the same for a name', () => {
  expect(drawMark('frame')).toEqual(drawMark('frame'))
  expect(drawMark('frame').letter).toBe('F')
  expect(drawMark('𝒶bc').letter).toBe('𝒶')
  expect(drawMark('').letter).toBe('')
})

test('behavior: no two brands of the catalogue look alike', () => {
  expect(bare.length).toBeGreaterThan(20)
  const marks = bare.map(({ name }) => drawMark(name))
  expect(new Set(marks.map(({ ground, shape }) => `${ground} ${shape}`)).size).toBe(bare.length)
})
