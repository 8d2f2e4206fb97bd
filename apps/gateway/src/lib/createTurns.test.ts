import { expect, test } from 'vitest'
import { createTurns } from './createTurns.ts'

test('default: so many at a time for each, the rest in their order', async () => {
  const turns = createTurns({ mostEach: 2 })
  const begun: string[] = []
  const take = async (name: string, holder = 'a') => {
    const end = await turns.take(holder)
    begun.push(name)
    return end
  }
  const [first, second, third, fourth] = [take('first'), take('second'), take('third'), take('fourth')]
  await take('other', 'b')
  await Promise.all([first, second])
  expect(begun.toSorted()).toEqual(['first', 'other', 'second'])
  const endFirst = await first
  endFirst()
  endFirst()
  await third
  expect(begun.slice(3)).toEqual(['third'])
  ;(await second)()
  await fourth
  expect(begun.slice(3)).toEqual(['third', 'fourth'])
  for (const end of [await third, await fourth]) end()
  await Promise.all([take('fifth'), take('sixth')])
  expect(begun.slice(5).toSorted()).toEqual(['fifth', 'sixth'])
})
