import { mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createApp } from './support/createApp.ts'
import { PACKAGES } from './support/packages.ts'
import { readExample, readExamples } from './support/readExamples.ts'
import { ROOT, run } from './support/run.ts'

const TargetSchema = z.union([z.string(), z.record(z.string(), z.string())])
const ManifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  exports: z.record(z.string(), TargetSchema),
  license: z.literal('MIT'),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  private: z.literal(false).optional(),
})

/** The pages with code of the published packages. */
const PAGES = [
  'packages/client/README.md',
  'packages/connect/README.md',
  'packages/connect/docs/custom-sign-in.md',
  'packages/connect/docs/custom-wallets.md',
  'packages/connect/docs/from-connectkit.md',
  'packages/connect/docs/from-rainbowkit.md',
  'packages/connect/docs/nextjs.md',
  'packages/frame/README.md',
  'packages/protocol/README.md',
]

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
  // A range where an app must share the copy (`ranges.long.pack.test.ts`), otherwise exact.
  for (const [dependency, version] of Object.entries(manifest.dependencies))
    expect(version).toMatch(dependency === 'zod' ? /^\^\d+\.\d+\.\d+$/ : /^\d+\.\d+\.\d+$/)
})

test.each(PACKAGES)('default: every link of the pages of %s resolves in its archive', async (name) => {
  const files = await list(name)
  const pages = files.filter((file) => /^(README|docs\/.*)\.?(md)?$/.test(file) && file.endsWith('.md'))
  for (const page of pages) {
    const text = await readFile(join(ROOT, 'packages', name, page), 'utf8')
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].flatMap(([, link = '']) => link)
    const missing = links.filter((link) => {
      const { origin, pathname } = new URL(link, `file:///${page}`)
      return origin === 'null' && !files.includes(decodeURIComponent(pathname.slice(1)))
    })
    expect(missing, page).toEqual([])
  }
})

/** What each page's blocks are called; a test of these files runs every one. */
test('behavior: every example of a page has a name, and a test reads it', async () => {
  const tests = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.pack.test.ts'))
  const sources = await Promise.all(tests.map((file) => readFile(join(import.meta.dirname, file), 'utf8')))
  const code = sources.join('')
  for (const path of PAGES) {
    const [first, ...others] = (await readExamples(path)).filter(({ language }) => /^(tsx?|diff)$/.test(language))
    for (const { language, name } of others.filter((example) => example.language !== 'diff' || example.name))
      expect(code, `${path}: ${name}`).toContain(language === 'diff' ? `'${path}'` : `'${name}'`)
    expect(first, path).toBeDefined()
  }
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
