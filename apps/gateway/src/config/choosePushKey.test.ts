import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createVapidKeys } from '../lib/push/vapidKeys.ts'
import { choosePushKey } from './choosePushKey.ts'
import { parseEnvironment } from './parseEnvironment.ts'

async function setup(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-push-'))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  return { environment: parseEnvironment({ COUNTERSIGN_DATA: folder, ...env }), file: join(folder, 'push-key') }
}

test('default: a key is generated once, and only its owner can read it', async () => {
  const { environment, file } = await setup()
  const first = await choosePushKey(environment)
  expect(first.privateKey).toMatch(/^[\w-]{43}$/)
  expect(await choosePushKey(environment)).toEqual(first)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).trim()).toBe(first.privateKey)
})

test.each([
  ['the operator has a key', { COUNTERSIGN_PUSH_KEY: createVapidKeys().privateKey }],
  ['several processes may share the database', { DATABASE_URL: 'postgres://db/safe' }],
  ['it is off', { COUNTERSIGN_PUSH: 'off' }],
])('behavior: none is generated if %s', async (_, env) => {
  const { environment, file } = await setup(env)
  expect(await choosePushKey(environment)).toEqual(environment.push)
  await expect(stat(file)).rejects.toThrow()
})

test('error: a broken file is not replaced', async () => {
  const { environment, file } = await setup()
  await writeFile(file, 'nonsense')
  await expect(choosePushKey(environment)).rejects.toThrow(/push-key cannot be used \(it holds no key\)/)
  expect(await readFile(file, 'utf8')).toBe('nonsense')
})
