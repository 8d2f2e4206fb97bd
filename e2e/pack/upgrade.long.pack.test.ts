import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { packCountersign, type Started, startPackage } from './support/countersignPackage.ts'
import { run } from './support/run.ts'

let folder: string
let running: Started | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-upgrade-'))
  const archive = await packCountersign(folder)
  await install('older', archive)
  await run('tar', ['-xzf', archive], { cwd: folder })
  await simulateNextVersion(join(folder, 'package'))
  const packed = join(folder, 'packed')
  await mkdir(packed)
  await run('npm', ['pack', '--pack-destination', packed], { cwd: join(folder, 'package') })
  const [name = ''] = await readdir(packed)
  await install('newer', join(packed, name))
})
afterAll(async () => {
  await running?.stop()
  await rm(folder, { force: true, recursive: true })
})

async function install(name: string, archive: string): Promise<void> {
  const target = join(folder, name)
  await mkdir(target)
  await writeFile(join(target, 'package.json'), '{"private":true}')
  await run('npm', ['install', '--no-audit', '--no-fund', archive], { cwd: target })
}

/** The next minor version: another number, and a migration that adds what the version before does not know. */
async function simulateNextVersion(product: string): Promise<void> {
  const file = join(product, 'package.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"version": "[^"]+"/, '"version": "0.99.0"'))
  const chunks = join(product, 'server', 'chunks')
  let changed = 0
  for (const name of (await readdir(chunks)).filter((chunk) => chunk.endsWith('.js'))) {
    const text = await readFile(join(chunks, name), 'utf8')
    const next = text.replace(
      /var migrations = \{(?=\s*"0001_base": base,)/,
      `const addNextNote = async (db) => {
        await db.schema.alterTable('proposal').addColumn('next_note', 'text').execute();
        process.stderr.write('applied 9999_next\\n');
      };
      var migrations = { "9999_next": { up: addNextNote },`,
    )
    if (next === text) continue
    changed += 1
    await writeFile(join(chunks, name), next)
  }
  if (changed !== 1) throw new Error('The list of migrations was not found once in the packed server.')
}

const start = async (name: string) => {
  running = await startPackage({
    command: 'npx',
    cwd: join(folder, name),
    env: { COUNTERSIGN_DATA: join(folder, 'data') },
    words: ['countersign', '--demo'],
  })
  return running
}

const QueueSchema = z.object({ results: z.array(z.unknown()) })

async function readData({ url }: Started) {
  const safe = `${url}/v1/chains/31337/safes/${demoSafes.treasury.address}`
  const read = async (list: string) =>
    QueueSchema.parse(await (await fetch(`${safe}/transactions/${list}`)).json()).results
  return { history: await read('history'), queued: await read('queued') }
}

test('default: upgrade and downgrade by one minor version keep the data', async () => {
  const before = await readData(await start('older'))
  expect(before.queued.length).toBeGreaterThan(2)
  await running?.stop()
  const newer = await start('newer')
  expect(newer.output()).toContain('applied 9999_next')
  expect(await readData(newer)).toEqual(before)
  await running?.stop()
  const older = await start('older')
  expect(await readData(older)).toEqual(before)
  await running?.stop()
  expect(await readData(await start('newer'))).toEqual(before)
})
