import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './parseCsv.ts'
import { toSafeCsvLine } from './toSafeCsvLine.ts'

test('default: plain cells as they are, others quoted', () => {
  expect(toSafeCsvLine(['a', '1.50', '-2', 'x, y', 'say "hi"', ''])).toBe('a,1.50,-2,"x, y","say ""hi""",\r\n')
})

test.each(['=1+1', '+1', '-cmd', '@SUM(A1)', '\t=1', '＝1+1', '-2+3'])('behavior: %j is no formula', (text) => {
  expect(toSafeCsvLine([text])).toBe(`"'${text}"\r\n`)
})

test('behavior: whatever is written is read back, but for the mark before formulas', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 }), { minLength: 2, maxLength: 6 }), (cells) => {
      const [record] = [...parseCsv(toSafeCsvLine(cells), ',')]
      expect(record?.cells.map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell))).toEqual(cells)
    }),
  )
})
