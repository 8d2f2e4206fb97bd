import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvHeadings, type ExportRow } from './exportColumns.ts'
import { toSheetRow } from './sheetRows.ts'

const row = (cells: Partial<ExportRow>): ExportRow => {
  const empty = Object.fromEntries(Object.keys(csvHeadings).map((column) => [column, '']))
  return { ...csvHeadings, ...empty, ...cells }
}

test('default: numbers and dates where a column has them, text everywhere else', () => {
  const text = toSheetRow(row({ amountIn: '1.5', nonce: '7', time: '1900-03-01 12:00:00', tokenId: '12' }))
  expect(text).toContain('<c s="1"><v>61.5</v></c>')
  expect(text).toContain('<c><v>1.5</v></c>')
  expect(text).toContain('<c><v>7</v></c>')
  expect(text).toContain('<t xml:space="preserve">12</t>')
})

test('property: whatever a note contains, it is text within its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (note) => {
      const [, inside = ''] = toSheetRow(row({ note: `x${note}` })).split(/<t xml:space="preserve">|<\/t>/)
      expect(inside).not.toMatch(/[<>"\ufffe\uffff]|&(?!quot;|amp;|lt;|gt;)/u)
      const controls = [...inside].filter((character) => character < ' ' && !'\t\n\r'.includes(character))
      expect(controls).toEqual([])
    }),
  )
})
