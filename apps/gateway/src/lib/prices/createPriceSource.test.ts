import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zeroAddress } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../createLogger.ts'
import { createPriceSource } from './createPriceSource.ts'

const logger = createLogger({ level: 'silent' })
const token = '0x18D105209982D86172a6270823e095fee297B0a4'
const toText = (price: number | string) =>
  JSON.stringify({ prices: { 1: { [token.toLowerCase()]: { usd: price }, [zeroAddress]: { EUR: '1', USD: 2500.5 } } } })
const location = { chainId: 1, currency: 'usd', token } as const

async function writePrices(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-prices-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'prices.json')
  await writeFile(file, text)
  return file
}

test('default: a file, read again when it is old', async () => {
  let time = 0
  const file = await writePrices(toText(1))
  const source = createPriceSource({ clock: () => time, logger, location: file })
  const table = await source.load()
  expect(table.currencies).toEqual(['EUR', 'USD'])
  expect(table.find(location)).toBe('1')
  expect(table.find({ ...location, token: zeroAddress })).toBe('2500.5')
  expect(table.find({ ...location, chainId: 2 })).toBeUndefined()
  await writeFile(file, toText('1.25'))
  time += 1_000
  expect((await source.load()).find(location)).toBe('1')
  time += 3_700_000
  expect((await source.load()).find(location)).toBe('1.25')
})

test.each([
  [3120.55, '3120.55'],
  [0.000_000_123, '0.000000123'],
  [1e20, '100000000000000000000'],
  [0, '0'],
])('behavior: the number %s is returned as it was written', async (price, expected) => {
  const source = createPriceSource({ logger, location: await writePrices(toText(price)) })
  expect((await source.load()).find(location)).toBe(expected)
})

test('behavior: while the source fails old prices serve for an hour', async () => {
  let time = 0
  const file = await writePrices(toText(0.000001))
  const source = createPriceSource({ clock: () => time, logger, location: file })
  expect((await source.load()).find(location)).toBe('0.000001')
  await writeFile(file, '{')
  time += 1_800_000
  expect((await source.load()).find(location)).toBe('0.000001')
  time += 1_900_000
  expect((await source.load()).currencies).toEqual([])
})

test('behavior: without a source nothing has a price', async () => {
  const table = await createPriceSource({ logger, location: undefined }).load()
  expect(table.currencies).toEqual([])
  expect(table.find(location)).toBeUndefined()
})

test('parameters: an address', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/prices') response.end(toText(3))
    else response.writeHead(302, { location: '/prices' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  expect((await createPriceSource({ logger, location: `${origin}/prices` }).load()).find(location)).toBe('3')
  expect((await createPriceSource({ logger, location: `${origin}/moved` }).load()).currencies).toEqual([])
})

test('behavior: prices that never change', async () => {
  const source = createPriceSource({ logger, location: { prices: { 1: { [token]: { usd: 1.5 } } } } })
  expect((await source.load()).find(location)).toBe('1.5')
})
