import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { createManifest, listFolder } from '../../../scripts/build/createManifest.mjs'
import { createKeyFiles } from '../../../scripts/release/createKeyFiles.ts'
import { parseSigningKey, signContent } from '../src/release/minisign.ts'

export const releaseFacts = {
  commit: 'c'.repeat(40),
  date: '2026-01-02T03:04:05.000Z',
  lockfile: 'a'.repeat(64),
  modified: false,
  name: 'countersign',
  toolchain: { node: '20.20.2' },
  version: '1.2.3',
}

const page = (policy: string) =>
  `<!doctype html><meta charset="utf-8" />${policy === '' ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}" />`}<title>Page</title>`

/** A small release: of each kind of file one. */
const contents: Readonly<Record<string, string>> = {
  'bin/countersign.mjs': '#!/usr/bin/env node\n',
  'package.json': '{}\n',
  'server/start.js': 'await import("./chunks/a.js")\n',
  'server/start.js.map': '{}',
  'web/assets/base-1a2b3c4.css': 'body{}',
  'web/assets/base-1a2b3c4.js': `export const text = '${'long '.repeat(50)}'\n`,
  'web/assets/de-1a2b3c4.js': 'export const texts = {}\n',
  'web/assets/verification-1a2b3c4.js': 'onmessage = () => postMessage(1)\n',
  'web/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'web/index.html': page(''),
  'web/service-worker.js': 'addEventListener("fetch", () => {})\n',
  'web/verify.de.html': page("default-src 'none'; script-src 'sha256-de='"),
  'web/verify.html': page("default-src 'none'; script-src 'sha256-en='"),
}

export type TestRelease = {
  folder: string
  key: string
  manifestFile: string
  path(name: string): string
}

/** A signed release in a folder, for one test. */
export async function createTestRelease(): Promise<TestRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-release-'))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  const path = (name: string) => join(folder, name)
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(dirname(path(name)), { recursive: true })
    await writeFile(path(name), content)
  }
  const script = 'web/assets/base-1a2b3c4.js'
  await writeFile(path(`${script}.br`), brotliCompressSync(contents[script] ?? ''))
  const manifest = await createManifest(await listFolder(folder), releaseFacts)
  const { publicFile, secretFile } = await createKeyFiles()
  const key = parseSigningKey(secretFile)
  if (key === undefined || key === 'encrypted') throw new Error('The new key cannot be read.')
  const signature = signContent({ comment: 'countersign 1.2.3', content: Buffer.from(manifest), key })
  for (const name of ['manifest.json', 'web/release.json']) {
    await writeFile(path(name), manifest)
    await writeFile(path(`${name}.minisig`), signature)
  }
  return { folder, key: publicFile.split('\n')[1] ?? '', manifestFile: path('manifest.json'), path }
}

/** Changes one bit of a file. */
export async function changeFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1
  await writeFile(file, bytes)
}
