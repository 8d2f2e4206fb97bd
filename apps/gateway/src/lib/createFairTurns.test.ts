import { expect, test } from 'vitest'
import { createFairTurns } from './createFairTurns.ts'

test('default: one at a time, and who brings many waits for themselves', async () => {
  const inTurn = createFairTurns()
  const order: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    expect(++running).toBe(1)
    order.push(name)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => inTurn({ holder: 'a', lane: 'x' }, work(name)))
  const others = ['b', 'c'].map((name) => inTurn({ holder: name, lane: 'x' }, work(`${name}1`)))
  await Promise.all([...many, ...others])
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('behavior: another lane is free, and what fails ends its turn', async () => {
  const inTurn = createFairTurns()
  let end: () => void = () => undefined
  const long = inTurn(
    { holder: 'a', lane: 'x' },
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  await expect(inTurn({ holder: 'a', lane: 'y' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn({ holder: 'a', lane: 'y' }, async () => 5)).toBe(5)
  end()
  await long
})
