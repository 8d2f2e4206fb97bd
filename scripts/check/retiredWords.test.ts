import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRetiredNames, findRetiredWords } from './retiredWords.ts'

test('default: words of a name, whatever its case', () => {
  expect(findRetiredWords('createAskedQueue')).toEqual(['asked'])
  expect(findRetiredWords('KEEP_HERE')).toEqual(['keep'])
  expect(findRetiredWords('being-told')).toEqual(['told'])
  expect(findRetiredWords('installTask bookkeeper wholesale')).toEqual([])
})

test('behavior: names of files and folders count', () => {
  expect(findRetiredNames(['apps/web/src/domain/ledgers/rival/asked.svg'])).toHaveLength(2)
})

test('behavior: nested declarations, members and style classes count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-names-'))
  try {
    const [code, style] = [join(folder, 'x.ts'), join(folder, 'x.css')]
    writeFileSync(code, 'type Limits = {\n  mostBytes?: number\n}\nfunction f() {\n  const patience = 1\n}\n')
    writeFileSync(style, '@layer ui {\n  .kept {\n    color: red;\n  }\n}\n')
    expect(findRetiredNames([code, style]).map((line) => /"(\w+)"/.exec(line)?.[1])).toEqual([
      'mostBytes',
      'patience',
      'kept',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
