import { expect, test } from 'vitest'
import { createEventStreamParser, type EventStreamMessage } from './createEventStreamParser.ts'

function parse(...chunks: string[]): EventStreamMessage[] {
  const messages: EventStreamMessage[] = []
  const push = createEventStreamParser((message) => messages.push(message))
  for (const chunk of chunks) push(chunk)
  return messages
}

test('default', () => {
  expect(parse('event: changed\ndata: {"a":1}\n\n')).toEqual([{ data: '{"a":1}', event: 'changed' }])
})

test('behavior: any cut gives the same messages', () => {
  const text = ': hello\r\n\r\nevent: changed\r\ndata: 1\r\ndata:2\r\n\r\ndata\n\nid: 4\nretry: 5\n\ndata: last\n\n'
  const messages = parse(text)
  expect(messages).toEqual([
    { data: '1\n2', event: 'changed' },
    { data: '', event: 'message' },
    { data: 'last', event: 'message' },
  ])
  for (let cut = 1; cut < text.length; cut += 1) expect(parse(text.slice(0, cut), text.slice(cut))).toEqual(messages)
})

test('behavior: comments and incomplete messages emit nothing', () => {
  expect(parse(': keep-alive\n\n', 'data: unfinished\n')).toEqual([])
})

test('error: endless line', () => {
  const push = createEventStreamParser(() => {})
  expect(() => {
    for (let part = 0; part < 200; part += 1) push(`data: ${'x'.repeat(10_000)}`)
  }).toThrow(RangeError)
})

test('error: endless message', () => {
  const push = createEventStreamParser(() => {})
  expect(() => {
    for (let part = 0; part < 200; part += 1) push(`data: ${'x'.repeat(10_000)}\n`)
  }).toThrow(RangeError)
})
