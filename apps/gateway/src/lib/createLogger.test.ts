import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from './createLogger.ts'

test('default: one line per entry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const destination = join(folder, 'log')
  createLogger({ destination, level: 'info' }).warn({ err: new Error('at https://user:pass@node.example/key') }, 'said')
  const line: unknown = JSON.parse(await readFile(destination, 'utf8'))
  expect(line).toMatchObject({ err: { message: 'at https://node.example' }, msg: 'said' })
})

test('behavior: a log that cannot be written changes nothing for whoever writes', () => {
  const logger = createLogger({ destination: '/dev/full', level: 'info' })
  for (let line = 0; line < 2_000; line++) expect(() => logger.error('x'.repeat(1_000))).not.toThrow()
})
