import { expect, test } from 'vitest'
import { nodeTime } from './nodeTime.ts'

test('default: a client who used up the time for unknown contracts still has the one for known ones', () => {
  const [known, unknown] = [true, false].map((isKnown) => ({ isKnown, requester: '198.51.100.7' }))
  if (!known || !unknown) throw new Error('Both are there.')
  nodeTime.spend(unknown, 60_000)
  expect([nodeTime.isLeft(unknown), nodeTime.isLeft(known)]).toEqual([false, true])
  nodeTime.spend(known, 60_000)
  expect(nodeTime.isLeft(known)).toBe(false)
  expect(nodeTime.isLeft({ isKnown: false, requester: '203.0.113.7' })).toBe(true)
})

test('behavior: a busy node that is slow for harmless contracts costs nothing', () => {
  const honest = { isKnown: false, requester: '203.0.113.8' }
  for (let time = 0; time < 1_000; time += 1) nodeTime.spend(honest, 300)
  expect(nodeTime.isLeft(honest)).toBe(true)
})
