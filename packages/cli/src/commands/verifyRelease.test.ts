import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { changeFile, createTestRelease, releaseFacts, type TestRelease } from '../../test/createTestRelease.ts'
import { runArguments } from '../../test/runArguments.ts'
import { toSha256 } from '../release/ReleaseManifest.ts'

const ReportSchema = z.object({
  outcome: z.string(),
  differences: z.array(z.object({ kind: z.string(), path: z.string() })),
  files: z.object({ expected: z.number(), matching: z.number() }),
  release: z.looseObject({ manifest: z.string() }),
  signature: z.looseObject({ verdict: z.string() }),
})

async function verify(place: string, ...words: string[]) {
  const { code, out } = await runArguments(['verify-release', place, '--json', ...words])
  return { code, ...ReportSchema.parse(JSON.parse(out)) }
}

/** As npm packs it: everything in the folder `package`. */
async function pack({ folder }: TestRelease, ...flags: string[]): Promise<string> {
  const copy = join(folder, '..', `${folder.split('/').at(-1)}-pack`)
  onTestFinished(() => rm(copy, { force: true, recursive: true }))
  await mkdir(copy)
  await promisify(execFile)('cp', ['--recursive', folder, join(copy, 'package')])
  const archive = join(copy, 'release.tgz')
  await promisify(execFile)('tar', ['-czf', archive, ...flags, '-C', copy, 'package'])
  return archive
}

test('default: folder and archive match, with the signature of the given key', async () => {
  const release = await createTestRelease()
  const manifest = await readFile(release.manifestFile)
  for (const place of [release.folder, await pack(release), await pack(await createTestRelease(), '--format=pax')]) {
    const report = await verify(place, '--manifest', release.manifestFile, '--key', release.key)
    expect(report).toMatchObject({ code: 0, differences: [], outcome: 'holds', signature: { verdict: 'valid' } })
    expect(report.files).toEqual({ expected: 14, matching: 14 })
    expect(report.release).toMatchObject({
      commit: releaseFacts.commit,
      manifest: toSha256(manifest),
      version: '1.2.3',
    })
  }
  const { code, out } = await runArguments(['verify-release', release.folder, '--key', release.key])
  expect(code).toBe(0)
  expect(out).toContain('14 of 14 files match the manifest')
  expect(out).toContain('Signature  valid, key ')
})

test('behavior: an archive at a URL', async () => {
  const release = await createTestRelease()
  const archive = await pack(release)
  const server = createServer((request, response) => {
    if (request.url === '/release.tgz') void readFile(archive).then((bytes) => response.end(bytes))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const report = await verify(`http://127.0.0.1:${port}/release.tgz`, '--key', release.key)
  expect(report).toMatchObject({ code: 0, signature: { verdict: 'valid' } })
  const missing = await runArguments(['verify-release', `http://127.0.0.1:${port}/other.tgz`])
  expect(missing.code).toBe(3)
  expect(missing.err).toContain('responds to /other.tgz with 404')
})

test('error: each file in turn, changed or missing, N of N', async () => {
  const release = await createTestRelease()
  const manifest = z
    .object({ files: z.array(z.object({ path: z.string() })) })
    .parse(JSON.parse(await readFile(release.manifestFile, 'utf8')))
  const paths = [...manifest.files.map(({ path }) => path), 'web/release.json']
  const found: string[] = []
  for (const path of paths) {
    const before = await readFile(release.path(path))
    await changeFile(release.path(path))
    const changed = await verify(release.folder, '--key', release.key)
    await rm(release.path(path))
    const missing = await verify(release.folder, '--key', release.key)
    await writeFile(release.path(path), before)
    // A packed file is compared by its content, so that a change of the original shows once; a missing copy of the
    // manifest is none of the release's files.
    const isFound = (report: typeof changed, kind: string) =>
      report.code === 1 && report.differences.some((difference) => difference.path === path && difference.kind === kind)
    if (isFound(changed, 'changed') && (path === 'web/release.json' || isFound(missing, 'missing'))) found.push(path)
  }
  expect(found).toEqual(paths)
  expect(await verify(release.folder, '--key', release.key)).toMatchObject({ code: 0 })
})

test('error: further files and links, in a folder and in an archive; npm’s packages are none of them', async () => {
  const release = await createTestRelease()
  await mkdir(release.path('node_modules/x'), { recursive: true })
  await writeFile(release.path('node_modules/x/index.js'), '')
  expect(await verify(release.folder, '--key', release.key)).toMatchObject({ code: 0 })
  await rm(release.path('node_modules'), { recursive: true })
  await writeFile(release.path('server/chunks.js'), '')
  await symlink('start.js', release.path('server/link.js'))
  for (const place of [release.folder, await pack(release)])
    expect(await verify(place, '--key', release.key)).toMatchObject({
      code: 1,
      differences: [
        { kind: 'extra', path: 'server/chunks.js' },
        { kind: 'extra', path: 'server/link.js' },
      ],
    })
})

test('error: a packed script that unpacks to something else', async () => {
  const release = await createTestRelease()
  await rename(release.path('web/icon.svg'), release.path('web/assets/base-1a2b3c4.js.br'))
  expect((await verify(release.folder, '--key', release.key)).differences).toContainEqual(
    expect.objectContaining({ kind: 'changed', path: 'web/assets/base-1a2b3c4.js.br' }),
  )
})

test('behavior: without a key or an own manifest the result is unknown', async () => {
  const release = await createTestRelease()
  expect(await verify(release.folder)).toMatchObject({ code: 3, signature: { verdict: 'not-checked' } })
  expect(await verify(release.folder, '--manifest', release.manifestFile)).toMatchObject({ code: 0 })
})

test('error: signatures that are missing, of another key or of another manifest', async () => {
  const [release, other] = [await createTestRelease(), await createTestRelease()]
  expect(await verify(release.folder, '--key', other.key)).toMatchObject({ code: 1, signature: { verdict: 'invalid' } })
  await writeFile(release.manifestFile, (await readFile(release.manifestFile, 'utf8')).replace('1.2.3', '1.2.4'))
  await writeFile(release.path('web/release.json'), await readFile(release.manifestFile))
  expect(await verify(release.folder, '--key', release.key)).toMatchObject({
    code: 1,
    differences: [],
    signature: { reason: 'It does not fit this manifest.' },
  })
  await rm(`${release.manifestFile}.minisig`)
  expect(await verify(release.folder, '--key', release.key)).toMatchObject({
    code: 1,
    signature: { verdict: 'missing' },
  })
})

test('error: what is no release', async () => {
  const release = await createTestRelease()
  const expectError = async (words: readonly string[], code: number, text: string) => {
    const ended = await runArguments(['verify-release', ...words])
    expect(ended.err).toContain(text)
    expect(ended.code).toBe(code)
  }
  await expectError([join(release.folder, 'nowhere')], 2, 'Cannot read')
  await expectError([release.path('web/icon.svg')], 1, 'not a .tgz file')
  await expectError([dirname(release.path('web/icon.svg'))], 2, 'No manifest.json in the release')
  await expectError([release.folder, '--key', 'https://example.org/key.pub'], 2, 'not a URL')
  await expectError([release.folder, '--key', release.path('package.json')], 1, 'not a public key')
  await writeFile(release.manifestFile, '{"format":2}')
  await expectError([release.folder], 1, 'is not a release manifest: format is invalid')
  expect(readdirSync(release.folder).length).toBeGreaterThan(3)
})

test.each([
  ['../outside.js', 'is not a release manifest'],
  ['/etc/passwd', 'is not a release manifest'],
])('error: a manifest that names %s', async (path, text) => {
  const release = await createTestRelease()
  const manifest = { format: 1, ...releaseFacts, files: [{ path, sha256: 'a'.repeat(64), size: 1 }] }
  await writeFile(release.manifestFile, JSON.stringify(manifest))
  expect((await runArguments(['verify-release', release.folder])).err).toContain(text)
})
