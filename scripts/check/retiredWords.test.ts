import { expect, test } from 'vitest'
import { findRetiredNames, findRetiredWords } from './retiredWords.ts'

test('default: words of a name, whatever its case', () => {
  expect(findRetiredWords('createAskedQueue')).toEqual(['asked'])
  expect(findRetiredWords('KEEP_HERE')).toEqual(['keep'])
  expect(findRetiredWords('being-told')).toEqual(['told'])
  expect(findRetiredWords('installTask bookkeeper wholesale')).toEqual([])
})

test('behavior: names of files and folders count', () => {
  expect(findRetiredNames(['apps/web/src/domain/ledgers/rival/asked.css'])).toHaveLength(2)
})
