import { expect, test } from 'vitest'
import { collectMessages } from './collectMessages.ts'

const collect = (...texts: string[]) => collectMessages(texts.map((text, index) => ({ file: `${index}.ts`, text })))

test('default: messages of calls and of transaction summaries, sorted by id', () => {
  const { faults, messages } = collect(
    "const b = msg('check.b', 'Nonce {nonce}', { nonce: msg('check.a', \"A\") })",
    "const b = msg('check.b', 'Nonce {nonce}', { nonce })",
  )
  expect(faults).toEqual([])
  expect(messages).toMatchObject({
    'check.a': 'A',
    'check.b': 'Nonce {nonce}',
    'summary.sendAmount': 'Send {amount} to {recipient}',
  })
  expect(Object.keys(messages).slice(0, 2)).toEqual(['check.a', 'check.b'])
})

test('error: an id with two texts, an id or a text that is computed', () => {
  const { faults } = collect("msg('a', 'One')", "msg('a', 'Two'); msg(id, 'Three'); msg('b', text)")
  expect(faults).toEqual([
    '1.ts: "a" has two English texts.',
    '1.ts: msg() needs an id and an English text as literals.',
    '1.ts: msg() needs an id and an English text as literals.',
  ])
})
