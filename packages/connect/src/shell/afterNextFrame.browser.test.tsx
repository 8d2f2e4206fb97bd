import { expect, test } from 'vitest'
import { afterNextFrame } from './afterNextFrame.ts'

test('a frame comes first, and it runs once', async () => {
  const order: string[] = []
  requestAnimationFrame(() => order.push('frame'))
  afterNextFrame(() => order.push('run'))
  order.push('click')
  await expect.poll(() => order).toEqual(['click', 'frame', 'run'])
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(order).toEqual(['click', 'frame', 'run'])
})
