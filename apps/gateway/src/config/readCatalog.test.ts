import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnvironment } from './parseEnvironment.ts'
import { readCatalog } from './readCatalog.ts'

const nothing = parseEnvironment({})
const logger = pino({ level: 'silent' })

async function write(value: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-catalog-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'file.json')
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

test('default', async () => {
  expect(await readCatalog(nothing, { logger })).toEqual({
    contracts: [],
    descriptors: [],
    metadata: { gateways: { arweave: 'https://arweave.net', ipfs: 'https://ipfs.io' }, mode: 'off' },
    prices: undefined,
    safeApps: [],
  })
  const abi = [{ inputs: [], name: 'poke', type: 'function' }]
  const app = { chainIds: ['1'], description: 'Moves things', id: 1, name: 'Mover', url: 'https://mover.example' }
  const catalog = await readCatalog(
    {
      ...nothing,
      abisFile: await write({ contracts: [{ abi }] }),
      appsFile: await write({ apps: [app] }),
      prices: await write({ prices: {} }),
    },
    { logger },
  )
  expect(catalog).toMatchObject({ contracts: [{ abi: [{ name: 'poke' }] }], safeApps: [app] })
})

test('error: files that cannot be used say why and what to unset', async () => {
  const broken = await write('{')
  await expect(readCatalog({ ...nothing, abisFile: broken }, { logger })).rejects.toThrow(
    `The file ${broken} cannot be used (it is not valid JSON): correct it, or unset COUNTERSIGN_ABIS.`,
  )
  await expect(readCatalog({ ...nothing, appsFile: '/nowhere/apps.json' }, { logger })).rejects.toThrow(
    'COUNTERSIGN_APPS',
  )
  await expect(
    readCatalog({ ...nothing, prices: await write({ prices: { 1: { nobody: { USD: 1 } } } }) }, { logger }),
  ).rejects.toThrow('prices.1.nobody')
})
