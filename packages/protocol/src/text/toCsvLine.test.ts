import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsvLine } from './toCsvLine.ts'

test('default: plain cells as they are, others quoted', () => {
  expect(toCsvLine(['a', '1.50', '-2', 'x, y', 'say "hi"', '', '2026-01-01T07:00:00.000Z'])).toBe(
    'a,1.50,-2,"x, y","say ""hi""",,2026-01-01T07:00:00.000Z\r\n',
  )
})

const blanks = [
  '',
  ' ',
  '\n',
  '\r',
  '\t',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u2028',
  '\u0000',
  '\u115f',
  ' \n\t',
]
const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '−']

test.each(blanks)('behavior: %j before a formula does not make it one', (blank) => {
  for (const start of starts) {
    const text = `${blank}${start}cmd|' /C calc'!A0`
    expect(toCsvLine([text]).startsWith(`"'`), JSON.stringify(text)).toBe(true)
  }
})

test.each([';', '\t', '|', '\n', '\r\n'])('behavior: nor does a separator of another country: %j', (separator) => {
  for (const blank of blanks)
    for (const start of starts) {
      const line = toCsvLine(['a', `b${separator}${blank}${start}1+1`])
      expect(line, JSON.stringify([separator, blank, start])).not.toContain(`${separator}${blank}${start}`)
    }
})

/** As a spreadsheet reads it: quotes count at the start of a field only. */
function read(text: string, separator: string): string[] {
  const cells: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      at += 1
      while (at < text.length && !(text[at] === '"' && text[at + 1] !== '"')) {
        cell += text[at]
        at += text[at] === '"' ? 2 : 1
      }
      at += 1
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
      cell += text[at]
      at += 1
    }
    cells.push(cell)
    at += 1
  }
  return cells
}

const hostile = fc.string({
  maxLength: 12,
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    ';',
    ',',
    '|',
    '\t',
    '\n',
    '\r',
    ' ',
    '"',
    "'",
    'a',
    '1',
    '\ufeff',
    '\u00a0',
  ),
})

test('property: in no country does a cell begin like a formula, unless it is a number', () => {
  fc.assert(
    fc.property(
      fc.array(hostile, { maxLength: 5, minLength: 1 }),
      fc.constantFrom(',', ';', '\t', '|'),
      (cells, by) => {
        for (const cell of read(toCsvLine(cells), by)) {
          const seen = cell.replace(/^[\s\ufeff"]+/u, '')
          if (!/^-?\d+(\.\d+)?"*(,|$)/.test(seen)) expect(seen).not.toMatch(/^[=+\-@＝]/)
        }
      },
    ),
  )
})

test('property: whatever is written is read back, but for the apostrophes', () => {
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 5, minLength: 1 }), (cells) => {
      const bare = (text: string) => text.replaceAll("'", '')
      const line = toCsvLine([...cells, 'end']).slice(0, -2)
      expect(read(line, ',').map(bare)).toEqual([...cells, 'end'].map(bare))
    }),
  )
})
