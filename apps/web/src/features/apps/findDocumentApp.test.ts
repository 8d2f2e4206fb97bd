import { expect, test } from 'vitest'
import { findDocumentApp } from './findDocumentApp.ts'

const find = (...names: string[]) =>
  findDocumentApp({
    getEntriesByType: () =>
      names.map((name) => ({ duration: 0, entryType: 'navigation', name, startTime: 0, toJSON: () => name })),
  })
const page = 'http://127.0.0.1:8000/31337/0x12/apps'

test('default: the app that the document was loaded for', () => {
  expect(find(`${page}/open?url=https%3A%2F%2Fapp.example%2Fsafe`)).toBe('https://app.example')
})

test('behavior: any other document was loaded for none', () => {
  for (const name of [page, `${page}/open`, `${page}/open?url=http://app.example`, 'about:blank', 'nonsense'])
    expect(find(name)).toBeUndefined()
  expect(find()).toBeUndefined()
})
