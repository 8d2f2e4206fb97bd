import { expect, test } from 'vitest'
import { exerciseIds, findLastTraining } from './trainingStore.ts'

const passed = Object.fromEntries(exerciseIds.map((id, index) => [id, { at: 100 + index, isPassed: true }]))

test('default: the oldest of a complete set; the newest signer', () => {
  expect(findLastTraining({ a: { alice: passed } }, 'a')).toBe(100)
  const later = Object.fromEntries(exerciseIds.map((id) => [id, { at: 500, isPassed: true }]))
  expect(findLastTraining({ a: { alice: passed, bob: later } }, 'a')).toBe(500)
})

test('behavior: an exercise that is missing or failed does not count', () => {
  const { recipient: _, ...missing } = passed
  expect(findLastTraining({ a: { alice: missing } }, 'a')).toBeUndefined()
  const failed = { ...passed, poisoning: { at: 600, isPassed: false } }
  expect(findLastTraining({ a: { alice: failed } }, 'a')).toBeUndefined()
  expect(findLastTraining({}, 'a')).toBeUndefined()
})
