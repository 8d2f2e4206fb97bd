import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyedSemaphore } from './createKeyedSemaphore.ts'

function setup() {
  const withPermit = createKeyedSemaphore({ maxPerKey: 2 })
  const begun: string[] = []
  const begin = (name: string, holder = 'a') => {
    let end = () => {}
    const ending = new Promise<void>((resolve) => {
      end = resolve
    })
    const done = withPermit(holder, async () => {
      begun.push(name)
      await ending
      return name
    })
    return { done, end }
  }
  return { begin, begun, withPermit }
}

/** Permits are passed on by `setImmediate`: waits until earlier ones have been. */
const settle = async () => {
  await nextRound()
  await nextRound()
}

test('default: a limit per key, the others in their order', async () => {
  const { begin, begun } = setup()
  const [first, second, third, fourth] = [begin('first'), begin('second'), begin('third'), begin('fourth')]
  const other = begin('other', 'b')
  await settle()
  expect(begun).toEqual(['first', 'second', 'other'])
  first.end()
  expect(await first.done).toBe('first')
  await settle()
  expect(begun.slice(3)).toEqual(['third'])
  second.end()
  await settle()
  expect(begun.slice(3)).toEqual(['third', 'fourth'])
  for (const { done, end } of [third, fourth, other]) {
    end()
    await done
  }
  begin('fifth')
  begin('sixth')
  await settle()
  expect(begun.slice(5)).toEqual(['fifth', 'sixth'])
})

test('behavior: a limit that changes holds from the next end of work', async () => {
  let max = 2
  const withPermit = createKeyedSemaphore({ maxPerKey: () => max })
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3].map(() => withPermit('a', () => new Promise<void>((resolve) => ends.push(resolve))))
  await settle()
  expect(ends).toHaveLength(2)
  max = 1
  ends[0]?.()
  await settle()
  expect(ends).toHaveLength(2)
  max = 2
  ends[1]?.()
  await settle()
  expect(ends).toHaveLength(4)
  for (const end of ends) end()
  await Promise.all(all)
})

test('behavior: between two runs pending events are handled', async () => {
  const withPermit = createKeyedSemaphore({ maxPerKey: 1 })
  const heard: string[] = []
  const turns = [1, 2].map((turn) => withPermit('a', async () => void heard.push(`turn ${turn}`)))
  setImmediate(() => heard.push('another request'))
  await Promise.all(turns)
  expect(heard).toEqual(['turn 1', 'another request', 'turn 2'])
})

test('error: work that fails releases its slot', async () => {
  const { begin, begun, withPermit } = setup()
  const failing = [1, 2].map(() => withPermit('a', () => Promise.reject(new Error('No.'))))
  begin('after')
  for (const work of failing) await expect(work).rejects.toThrow('No.')
  await settle()
  expect(begun).toEqual(['after'])
})
