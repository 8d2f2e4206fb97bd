import { expect, test } from 'vitest'
import { createPageSchema } from './PageSchema.ts'
import { createPageLinks, formatCursor, parseCursor } from './parseCursor.ts'
import { UintStringSchema } from './primitives.ts'

test('default: limit and offset', () => {
  expect(parseCursor('limit=10&offset=40')).toEqual({ limit: 10, offset: 40 })
  expect(formatCursor({ limit: 10, offset: 40 })).toBe('limit=10&offset=40')
})

test('behavior: what is missing or garbled is the default', () => {
  for (const cursor of [
    undefined,
    null,
    '',
    'x',
    'limit=&offset=',
    'limit=-1&offset=-2',
    'limit=1.5&offset=1e3',
    'limit=0',
    'limit=01&offset=02',
    'limit=9999999999',
  ]) {
    expect(parseCursor(cursor)).toEqual({ limit: 20, offset: 0 })
  }
  expect(parseCursor('offset=5')).toEqual({ limit: 20, offset: 5 })
})

test('parameters: defaultLimit and maxLimit', () => {
  expect(parseCursor('limit=100')).toEqual({ limit: 100, offset: 0 })
  expect(parseCursor('limit=101')).toEqual({ limit: 100, offset: 0 })
  expect(parseCursor('', { defaultLimit: 7 })).toEqual({ limit: 7, offset: 0 })
  expect(parseCursor('limit=50', { maxLimit: 10 })).toEqual({ limit: 10, offset: 0 })
})

test('behavior: page links preserve the query and are null at the ends', () => {
  const url = 'https://host/v1/chains/1/safes/0xab/transactions/history?trusted=true&cursor=limit%3D9'
  expect(createPageLinks({ cursor: { limit: 20, offset: 0 }, hasNext: false, url })).toEqual({
    next: null,
    previous: null,
  })
  const { next, previous } = createPageLinks({ cursor: { limit: 20, offset: 30 }, hasNext: true, url })
  expect(next).toBe(
    'https://host/v1/chains/1/safes/0xab/transactions/history?trusted=true&cursor=limit%3D20%26offset%3D50',
  )
  expect(previous).toBe(
    'https://host/v1/chains/1/safes/0xab/transactions/history?trusted=true&cursor=limit%3D20%26offset%3D10',
  )
  expect(createPageLinks({ cursor: { limit: 20, offset: 5 }, hasNext: false, url }).previous).toContain('offset%3D0')
})

test('behavior: a list that is found by its rows links to them, beside what can be counted off', () => {
  const edges = { first: '9.1', last: '7.0,3' }
  const read = (cursor: { limit: number; offset: number }) => {
    const { next, previous } = createPageLinks({ cursor, edges, hasNext: true, url: 'https://host/list' })
    return [next, previous].map((link) => link && parseCursor(new URL(link).searchParams.get('cursor')))
  }
  expect(read({ limit: 20, offset: 40 })).toEqual([
    { limit: 20, offset: 60, place: { after: '7.0,3' } },
    { limit: 20, offset: 20, place: { before: '9.1' } },
  ])
  expect(read({ limit: 20, offset: 20 })[1]).toEqual({ limit: 20, offset: 0 })
  for (const place of ['', ' ', '1&2', "1'--", 'x'.repeat(301)])
    expect(parseCursor(`offset=5&after=${encodeURIComponent(place)}`)).toEqual({ limit: 20, offset: 5 })
})

test('behavior: a page without count and links', () => {
  const PageSchema = createPageSchema(UintStringSchema)
  expect(PageSchema.parse({ results: ['1'] })).toEqual({ count: null, next: null, previous: null, results: ['1'] })
  expect(PageSchema.safeParse({ results: ['x'] }).success).toBe(false)
  expect(PageSchema.safeParse({}).success).toBe(false)
  expect(PageSchema.safeParse({ count: -1, results: [] }).success).toBe(false)
})
