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
    webhooks: [],
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

test('error: unusable files are reported with the reason and the variable to unset', async () => {
  const broken = await write('{')
  await expect(readCatalog({ ...nothing, abisFile: broken }, { logger })).rejects.toThrow(
    `The file ${broken} cannot be used (it is not valid JSON). Correct it, or unset COUNTERSIGN_ABIS.`,
  )
  await expect(readCatalog({ ...nothing, appsFile: '/nowhere/apps.json' }, { logger })).rejects.toThrow(
    'COUNTERSIGN_APPS',
  )
  await expect(
    readCatalog({ ...nothing, prices: await write({ prices: { 1: { nobody: { USD: 1 } } } }) }, { logger }),
  ).rejects.toThrow('prices.1.nobody')
})

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const url = 'https://hooks.example.org/safe'

test('default: webhooks', async () => {
  const webhook = { chainIds: [1], events: ['INCOMING_TOKEN'], secret, url }
  const file = await write({ webhooks: [webhook] })
  const { webhooks } = await readCatalog({ ...nothing, webhooksFile: file }, { logger })
  expect(webhooks).toEqual([{ ...webhook, devices: false }])
})

test.each([
  ['text', 'not JSON', 'it is not valid JSON'],
  ['a short secret', JSON.stringify({ webhooks: [{ secret: 'whsec_tooshort', url }] }), 'webhooks.0.secret: '],
  ['no address', JSON.stringify({ webhooks: [{ secret, url: 'file:///tooshort' }] }), 'webhooks.0.url: '],
  ['an event that is none', JSON.stringify({ webhooks: [{ events: ['X'], secret, url }] }), 'webhooks.0.events.0: '],
  [
    'twice the same',
    JSON.stringify({
      webhooks: [
        { secret, url },
        { secret, url },
      ],
    }),
    'webhooks: the same URL',
  ],
  ['an unknown field', JSON.stringify({ hooks: [] }), 'webhooks: '],
])('error: webhooks file with %s shows no secret', async (_, text, reason) => {
  const refused = readCatalog({ ...nothing, webhooksFile: await write(text) }, { logger })
  await expect(refused).rejects.toThrowError(reason)
  await expect(refused).rejects.not.toThrowError('tooshort')
})

test('error: no webhooks file', async () => {
  await expect(readCatalog({ ...nothing, webhooksFile: '/nowhere/webhooks.json' }, { logger })).rejects.toThrow(
    'The file /nowhere/webhooks.json cannot be used (no such file or folder). Correct it, or unset COUNTERSIGN_WEBHOOKS.',
  )
})
