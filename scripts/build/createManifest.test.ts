import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createManifest, listFolder } from './createManifest.mjs'

const facts = { commit: null, name: 'countersign', version: '1.2.3' }

async function createFolder(paths: readonly string[], prefix = 'countersign-manifest-') {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), path)
  }
  return folder
}

test('default: every file, by code units, whatever the order of writing, the time and the folder', async () => {
  const paths = ['web/ä.js', 'web/Z.js', 'web/a.js', 'web/.vite/manifest.json', 'bin/x.mjs', 'web/a.js.br']
  const first = await createFolder(paths)
  const second = await createFolder(paths.toReversed(), 'other-')
  await utimes(join(second, 'web/a.js'), 1, 1)
  const text = await createManifest(await listFolder(first), facts)
  expect(await createManifest(await listFolder(second), facts)).toBe(text)
  const { files, ...head } = JSON.parse(text)
  expect(head).toEqual({ format: 1, ...facts })
  expect(files.map(({ path }: { path: string }) => path)).toEqual([
    'bin/x.mjs',
    'web/.vite/manifest.json',
    'web/Z.js',
    'web/a.js',
    'web/a.js.br',
    'web/ä.js',
  ])
  expect(files[0]).toEqual({
    path: 'bin/x.mjs',
    sha256: '3dbe8db3eb58f37b80c2050fb63df2631588a3cd33e59ab3e867248277a274ea',
    size: 9,
  })
  expect(files[4]).toEqual({ path: 'web/a.js.br', brotliOf: 'web/a.js' })
})

test('behavior: neither the packages of npm nor the manifest itself, but links', async () => {
  const folder = await createFolder([
    'manifest.json',
    'manifest.json.minisig',
    'node_modules/pg/index.js',
    'server/start.js',
    'web/release.json',
    'web/release.json.minisig',
  ])
  await symlink('start.js', join(folder, 'server/link.js'))
  const { files } = JSON.parse(await createManifest(await listFolder(folder), facts))
  expect(files.map(({ path }: { path: string }) => path)).toEqual(['server/link.js', 'server/start.js'])
})
