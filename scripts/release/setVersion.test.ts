import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findVersionFaults } from './findReleaseFaults.ts'
import { dateChangelog, editLock, editManifest } from './setVersion.ts'

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
const LockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      dependencies: z.record(z.string(), z.string()).default({}),
      name: z.string().optional(),
      version: z.string().optional(),
    }),
  ),
})

test('default: own versions alone, and the format of the files stays', async () => {
  const lock = await read('package-lock.json')
  const manifest = await read('packages/client/package.json')
  const { version }: { version: string } = JSON.parse(manifest)
  expect(editLock(lock, version)).toBe(lock)
  const changed = LockSchema.parse(JSON.parse(editLock(lock, '9.8.7')))
  expect(findVersionFaults(changed.packages)).toEqual([])
  expect(changed.packages['']?.version).toBe('9.8.7')
  expect(changed.packages['node_modules/viem']?.version).not.toBe('9.8.7')
  const edited = JSON.parse(editManifest(manifest, '9.8.7'))
  expect(edited).toMatchObject({ dependencies: { '@countersign/protocol': '9.8.7' }, version: '9.8.7' })
  expect(editLock(editLock(lock, '9.8.7'), version)).toBe(lock)
})

test('default: the changelog is dated', () => {
  const now = new Date('2026-11-19T23:00:00Z')
  expect(dateChangelog('# Changelog\n\n## 0.1.0 (unreleased)\n', '0.2.0', now)).toContain('## 0.2.0 (2026-11-19)\n')
})
