import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { PACKAGES } from './support/packages.ts'
import { ROOT, run } from './support/run.ts'

const TargetSchema = z.union([z.string(), z.record(z.string(), z.string())])
const ManifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  exports: z.record(z.string(), TargetSchema),
  license: z.literal('MIT'),
  private: z.literal(false).optional(),
})

async function list(name: string): Promise<string[]> {
  const { stdout } = await run('tar', ['-tzf', `countersign-${name}-0.1.0.tgz`], { cwd: inject('tarballs') })
  return stdout
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''))
}

test.each(PACKAGES)('default: %s is whole, and nothing is in it that nobody needs', async (name) => {
  const files = await list(name)
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
  expect(files.filter((file) => /\.test(-d)?\.|(^|\/)(test|scripts|example)\//.test(file))).toEqual([])
  expect(files.filter((file) => !/^(dist|src|docs)\/|^(LICENSE|NOTICE|README\.md|package\.json)$/.test(file))).toEqual(
    [],
  )
  const manifest = ManifestSchema.parse(
    JSON.parse(await readFile(join(ROOT, 'packages', name, 'package.json'), 'utf8')),
  )
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  expect(targets.map((target) => target.replace('./', '')).filter((target) => !files.includes(target))).toEqual([])
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('behavior: what draws is marked for the client, what configures is not', async () => {
  const read = (entry: string) => readFile(join(ROOT, 'packages/connect/dist/exports', `${entry}.js`), 'utf8')
  for (const entry of ['index', 'frame']) expect(await read(entry)).toMatch(/^'use client';/)
  for (const entry of ['config', 'wallets', 'walletconnect', 'coinbase', 'names'])
    expect(await read(entry)).not.toMatch(/use client/)
})
