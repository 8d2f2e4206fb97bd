import pg from 'pg'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { borrowTestDatabase } from './createTestDatabase.ts'

const row = { address: zeroAddress, chain_id: 1, decimals: 18, kind: 'erc20', name: 'Coin', symbol: 'COIN' } as const
type Borrowed = Awaited<ReturnType<typeof borrowTestDatabase>>
const write = ({ db }: Borrowed) => db.insertInto('token').values(row).execute()
const read = ({ db }: Borrowed) => db.selectFrom('token').select('address').execute()

test('default: the next to come gets the same database, empty', async () => {
  const first = await borrowTestDatabase()
  await write(first)
  expect(await read(first)).toHaveLength(1)
  await first.destroy()
  const second = await borrowTestDatabase()
  expect(second.name).toBe(first.name)
  expect(await read(second)).toEqual([])
  await second.destroy()
})

test('behavior: whoever else is connected is not any more', async () => {
  const borrowed = await borrowTestDatabase()
  const client = new pg.Client({ connectionString: borrowed.url })
  const ended = new Promise((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  await client.connect()
  await borrowed.destroy()
  await ended
})

test('error: who works on after its test is refused', async () => {
  const borrowed = await borrowTestDatabase()
  await borrowed.destroy()
  await expect(write(borrowed)).rejects.toThrow()
})

test('error: a connection that is never given back is ended, and the next to come has others', async () => {
  const borrowed = await borrowTestDatabase()
  let giveBack = () => {}
  const held = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  let isHeld = false
  const pending = borrowed.db.connection().execute(async (connection) => {
    await connection.selectFrom('token').select('address').execute()
    isHeld = true
    await held
    return connection.selectFrom('token').select('address').execute()
  })
  await expect.poll(() => isHeld).toBe(true)
  await borrowed.destroy()
  const next = await borrowTestDatabase()
  expect(await Promise.all(Array.from({ length: 10 }, () => read(next)))).toHaveLength(10)
  await next.destroy()
  giveBack()
  await expect(pending).rejects.toThrow()
})
