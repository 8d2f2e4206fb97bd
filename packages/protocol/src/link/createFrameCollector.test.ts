import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFrameCollector, type FrameProgress, hashTransfer, splitLink } from './createFrameCollector.ts'

const link = `v1.${'abc-_XYZ'.repeat(500)}`
const other = `v1.${'0123456789'.repeat(300)}`

function collect(frames: readonly string[]): FrameProgress[] {
  const collector = createFrameCollector()
  return frames.map((frame) => collector.add(frame))
}

const linkOf = (progress: FrameProgress | undefined) => (progress?.status === 'whole' ? progress.link : undefined)

test('default: what was cut is put together', () => {
  const frames = splitLink(link)
  expect(frames).toHaveLength(9)
  expect(Math.max(...frames.map(({ length }) => length))).toBeLessThan(520)
  expect(linkOf(collect(frames).at(-1))).toBe(link)
  expect(linkOf(collect(splitLink('v1.A'))[0])).toBe('v1.A')
})

test('behavior: in any order, some of them many times', () => {
  const frames = splitLink(link)
  fc.assert(
    fc.property(
      fc.shuffledSubarray(frames, { minLength: frames.length }),
      fc.array(fc.constantFrom(...frames.slice(0, -1)), { maxLength: 20 }),
      (shuffled, repeated) => {
        const [last = ''] = frames.slice(-1)
        const rest = shuffled.filter((frame) => frame !== last)
        const read = [...repeated, ...rest, last]
        const progress = collect(read)
        expect(linkOf(progress.at(-1))).toBe(link)
        expect(progress.slice(0, -1).every(({ status }) => status === 'collecting')).toBe(true)
      },
    ),
  )
})

test('behavior: two transfers before the same camera are separated', () => {
  const [first, second] = [splitLink(link), splitLink(other)]
  const mixed = first.flatMap((frame, index) => [frame, ...(second[index] ? [second[index]] : [])])
  const progress = collect(mixed)
  expect(progress.flatMap((step) => linkOf(step) ?? [])).toEqual([other, link])
  expect(progress[1]).toEqual({ count: second.length, others: 1, received: 1, status: 'collecting' })
})

test('behavior: a piece that was exchanged is noticed, and the transfer can be read again', () => {
  const frames = splitLink(link)
  const collector = createFrameCollector()
  const forged = frames.map((frame, index) => (index === 3 ? frame.replace(/X/, 'Y') : frame))
  expect(forged.map((frame) => collector.add(frame)).at(-1)).toEqual({ status: 'broken' })
  expect(linkOf(frames.map((frame) => collector.add(frame)).at(-1))).toBe(link)
})

test('behavior: more transfers than anybody shows make no memory', () => {
  const collector = createFrameCollector()
  const many = Array.from({ length: 50 }, (_, index) => splitLink(`${link}${index}`)[0] ?? '')
  const seen = many.map((frame) => collector.add(frame)).map((step) => ('others' in step ? step.others : -1))
  expect(Math.max(...seen)).toBe(3)
})

const hash = hashTransfer(link)
test.each([
  '',
  'https://example.org',
  'cs1',
  `cs2.${hash}.1.2.abc`,
  `cs1.${hash}.0.2.abc`,
  `cs1.${hash}.3.2.abc`,
  `cs1.${hash}.1.999.abc`,
  `cs1.${hash}.1.2.`,
  `cs1.${hash}.1.2.a b`,
  `cs1.${hash}.__proto__.2.abc`,
  `cs1.${hash.toUpperCase()}x.1.2.abc`,
  `cs1.${hash}.1.2.${'a'.repeat(500)}`,
  'a'.repeat(100_000),
])('error: %s is no frame', (text) => {
  expect(createFrameCollector().add(text)).toEqual({ status: 'foreign' })
})
