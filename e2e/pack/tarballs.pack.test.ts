import { mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createApp } from './support/createApp.ts'
import { PACKAGES } from './support/packages.ts'
import { readExample } from './support/readExamples.ts'
import { ROOT, run } from './support/run.ts'

const TargetSchema = z.union([z.string(), z.record(z.string(), z.string())])
const ManifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  exports: z.record(z.string(), TargetSchema),
  license: z.literal('MIT'),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  private: z.literal(false).optional(),
})

const tarball = (name: string) => join(inject('tarballs'), `countersign-${name}-0.1.0.tgz`)

async function readManifest(name: string) {
  return ManifestSchema.parse(JSON.parse(await readFile(join(ROOT, 'packages', name, 'package.json'), 'utf8')))
}

async function list(name: string): Promise<string[]> {
  const { stdout } = await run('tar', ['-tzf', tarball(name)], { cwd: ROOT })
  return stdout
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''))
}

test.each(PACKAGES)('default: %s is complete, without unneeded files', async (name) => {
  const files = await list(name)
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
  expect(files.filter((file) => /\.test(-d)?\.|(^|\/)(test|scripts|example)\//.test(file))).toEqual([])
  expect(files.filter((file) => !/^(dist|src|docs)\/|^(LICENSE|NOTICE|README\.md|package\.json)$/.test(file))).toEqual(
    [],
  )
  const manifest = await readManifest(name)
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  expect(targets.map((target) => target.replace('./', '')).filter((target) => !files.includes(target))).toEqual([])
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

/** Without npm's registry: `node.long.pack.test.ts` installs the packages as an app does. */
test('default: unpacked beside its dependencies, protocol runs its first example in plain Node', async () => {
  const app = await createApp()
  onTestFinished(() => app.remove())
  const modules = join(app.folder, 'node_modules')
  const folder = join(modules, '@countersign/protocol')
  await mkdir(folder, { recursive: true })
  await run('tar', ['-xzf', tarball('protocol'), '--strip-components=1', '-C', folder], { cwd: app.folder })
  const { dependencies, peerDependencies } = await readManifest('protocol')
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    await mkdir(dirname(join(modules, dependency)), { recursive: true })
    await symlink(join(ROOT, 'node_modules', dependency), join(modules, dependency))
  }
  await app.write({ 'protocol.ts': await readExample('packages/protocol/README.md') })
  expect((await app.runNode('protocol.ts')).stdout).toMatch(/^Send 1 ETH to 0x90F7\w+ 0x63558834\w+\n$/)
})

test.runIf(PACKAGES.includes('connect'))(
  'behavior: what draws is marked for the client, what configures is not',
  async () => {
    const read = (entry: string) => readFile(join(ROOT, 'packages/connect/dist/exports', `${entry}.js`), 'utf8')
    for (const entry of ['index', 'frame']) expect(await read(entry)).toMatch(/^'use client';/)
    for (const entry of ['config', 'wallets', 'walletconnect', 'coinbase', 'names'])
      expect(await read(entry)).not.toMatch(/use client/)
  },
)
