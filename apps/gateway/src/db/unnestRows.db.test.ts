import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { listColumns, unnestRows } from './unnestRows.ts'

const columns = [
  { name: 'text', type: 'text' },
  { name: 'amount', type: 'numeric' },
  { name: 'isTrue', type: 'boolean' },
]

async function setup() {
  const { db, destroy } = await createTestDatabase()
  onTestFinished(destroy)
  return db
}

test('default: rows have the given order, whatever they contain', async () => {
  const db = await setup()
  const texts = ['0x12', '', 'NULL', 'a,b', '{}', '"', '\\', '\\"', 'line\nline', ' ', 'é']
  const rows = texts.map((text, index) => ({ amount: 2n ** 255n + BigInt(index), isTrue: index % 2 === 0, text }))
  const [reported, ...others] = unnestRows({ columns, rows: [...rows, { amount: null }] })
  expect(others).toEqual([])
  const found = await sql`select * from ${reported}`.execute(db)
  expect(found.rows).toEqual([...rows, { amount: null, isTrue: null, text: null }])
})

test('behavior: so many rows or characters make a statement of their own', () => {
  const count = (rows: { text: string }[]) => [...unnestRows({ columns, rows })].length
  expect(count([])).toBe(0)
  expect(count(Array.from({ length: 20_001 }, () => ({ text: '' })))).toBe(3)
  expect(count(Array.from({ length: 3 }, () => ({ text: 'x'.repeat(4 * 1024 * 1024) })))).toBe(3)
})

test('behavior: the columns of a table, in its order', async () => {
  const db = await setup()
  expect(await listColumns(db, 'safe_transaction')).toEqual([
    { name: 'chain_id', type: 'bigint' },
    { name: 'safe', type: 'text' },
    { name: 'block_number', type: 'bigint' },
    { name: 'transaction_index', type: 'integer' },
    { name: 'transaction_hash', type: 'text' },
  ])
})
