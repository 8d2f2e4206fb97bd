import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, foldChanges } from './foldChanges.ts'

const [alice, bob, carol, dave] = ['0xA1', '0xB0', '0xC0', '0xD0'] as const

/** One event per log, except for those of the set-up, which are all of the first. */
function toChanges(setUp: readonly string[], events: readonly (readonly [kind: string, value: string])[]): Change[] {
  return [
    ...setUp.map((value) => ({ block_number: 1, kind: 'added', log_index: 0, value })),
    ...events.map(([kind, value], index) => ({ block_number: 2, kind, log_index: index, value })),
  ]
}

test('default: the set-up in its order, later owners in front', () => {
  const { owners } = foldChanges(toChanges([alice, bob], [['added', carol]]))
  expect(owners).toEqual([carol, alice, bob])
})

test('behavior: a swapped owner leaves the place to the new one', () => {
  const swap = [
    ['removed', bob],
    ['added', dave],
  ] as const
  expect(foldChanges(toChanges([alice, bob, carol], swap)).owners).toEqual([alice, dave, carol])
  expect(foldChanges(toChanges([bob, alice], swap)).owners).toEqual([dave, alice])
})

test('behavior: an owner who is added some time after a removal goes to the front', () => {
  const changes = toChanges(
    [alice, bob],
    [
      ['removed', bob],
      ['threshold', '1'],
      ['added', dave],
    ],
  )
  expect(foldChanges(changes)).toMatchObject({ owners: [dave, alice], settings: new Map([['threshold', '1']]) })
})

test('behavior: modules, the newest first; guards and the like as they were set last', () => {
  const changes = toChanges(
    [alice],
    [
      ['enabled', bob],
      ['enabled', carol],
      ['enabled', dave],
      ['disabled', carol],
      ['guard', bob],
      ['guard', dave],
    ],
  )
  expect(foldChanges(changes)).toMatchObject({ modules: [dave, bob], settings: new Map([['guard', dave]]) })
})

test('error: events that no Safe emits change nothing: an owner twice, the removal of a stranger', () => {
  const changes = toChanges(
    [alice, bob],
    [
      ['added', bob],
      ['removed', carol],
      ['disabled', carol],
    ],
  )
  expect(foldChanges(changes)).toMatchObject({ modules: [], owners: [alice, bob] })
})

test('property: whatever is emitted, those who were last added are listed once', () => {
  const account = fc.constantFrom(alice, bob, carol, dave)
  const event = fc.tuple(fc.constantFrom('added', 'removed'), account)
  fc.assert(
    fc.property(fc.uniqueArray(account), fc.array(event, { maxLength: 40 }), (setUp, events) => {
      const expected = new Set<string>(setUp)
      for (const [kind, value] of events) kind === 'added' ? expected.add(value) : expected.delete(value)
      const { owners } = foldChanges(toChanges(setUp, events))
      expect(owners).toHaveLength(expected.size)
      expect(new Set<string>(owners)).toEqual(expected)
    }),
  )
})
