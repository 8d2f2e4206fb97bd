import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv, writeCsvLine } from './parseCsv.ts'

const read = (text: string, separator = ',') => [...parseCsv(text, separator)]
const good = (...cells: string[]) => ({ cells, isBroken: false })
const broken = (line: string) => ({ cells: [line], isBroken: true })

test('default: cells of lines, whatever ends them', () => {
  expect(read('a,b\r\nc,d\ne,f\rg,h')).toEqual([good('a', 'b'), good('c', 'd'), good('e', 'f'), good('g', 'h')])
  expect(read('a;b,c', ';')).toEqual([good('a', 'b,c')])
})

test('behavior: quoted cells hold separators, quotation marks and new lines', () => {
  expect(read('"a,b","say ""hi""","two\nlines",""\nnext,')).toEqual([
    good('a,b', 'say "hi"', 'two\nlines', ''),
    good('next', ''),
  ])
})

test('behavior: empty lines are left out', () => {
  expect(read('\n\na\n  \n\nb\n')).toEqual([good('a'), good('b')])
  expect(read('')).toEqual([])
})

test.each([
  ['a mark inside of a cell', 'x"y,1\nb,2', 'x"y,1'],
  ['text after a closed one', '"x"y,1\nb,2', '"x"y,1'],
  ['one that is never closed', '"x,1\nb,2', '"x,1'],
])('error: %s costs its own line and no other', (_, text, line) => {
  expect(read(text)).toEqual([broken(line), good('b', '2')])
})

test('behavior: a mark that is never closed does not take a large file', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => `"a${index}`)
  expect(read(rows.join('\n'))).toHaveLength(5_000)
})

test('behavior: what was written is read back, cell by cell', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', ',', '\n', '\r', ' ', ';', '\u202e'), maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 }), (rows) => {
      const text = rows.map((cells) => `${writeCsvLine(['row', ...cells])}\n`).join('')
      expect(read(text)).toEqual(rows.map((cells) => good('row', ...cells)))
    }),
  )
})

test('behavior: never throws, and loses no line that has words', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r'), maxLength: 60 }), (text) => {
      const letters = (value: string) => value.replace(/[^a]/g, '')
      expect(
        letters(
          read(text)
            .flatMap(({ cells }) => cells)
            .join(''),
        ),
      ).toBe(letters(text))
    }),
  )
})
