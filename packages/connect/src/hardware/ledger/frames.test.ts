import { expect, test } from 'vitest'
import { createFrameReader, PACKET_SIZE, toFrames } from './frames.ts'

const channel = 0x0102
/** A report with a header of its own. */
function report(bytes: readonly number[]): Uint8Array {
  const frame = new Uint8Array(PACKET_SIZE)
  frame.set(bytes)
  return frame
}

test.each([2, 57, 58, 59, 117, 260])('default: %s bytes arrive as they were sent', (length) => {
  const sent = Uint8Array.from({ length }, (_, index) => index % 251)
  const reader = createFrameReader(channel)
  expect(toFrames(sent, channel).flatMap((frame) => reader.add(frame) ?? [])).toEqual([sent])
})

test('behavior: a thousand reports for other apps are nothing', () => {
  const reader = createFrameReader(channel)
  for (let count = 0; count < 1_000; count += 1)
    expect(reader.add(report([0x09, count % 256, 5, 0, 0, 0xff, 0xff]))).toBeUndefined()
  const [frame = new Uint8Array()] = toFrames(Uint8Array.of(0x90, 0), channel)
  expect(reader.add(frame)).toEqual(Uint8Array.of(0x90, 0))
})

test.each([
  ['announces 65,535 bytes', [report([1, 2, 5, 0, 0, 0xff, 0xff])]],
  ['announces no status', [report([1, 2, 5, 0, 0, 0, 1])]],
  ['begins in the middle', [report([1, 2, 5, 0, 1, 0, 9])]],
  ['repeats a report for ever', [report([1, 2, 5, 0, 0, 4, 0]), report([1, 2, 5, 0, 0, 4, 0])]],
  ['has another tag', [report([1, 2, 2, 0, 0, 0, 9])]],
  ['is too short', [Uint8Array.of(1, 2, 5)]],
])('error: a response that %s', (_, frames) => {
  const reader = createFrameReader(channel)
  expect(() => frames.map((frame) => reader.add(frame))).toThrow(expect.objectContaining({ failure: 'badResponse' }))
})
