import { expect, test } from 'vitest'
import type { Awaited } from './awaitedExports.ts'
import { findUnusedExports } from './exports.ts'

const entry = 'packages/protocol/src/exports/hash.ts'
const unit = 'packages/protocol/src/hash/hash.ts'

function check(files: Record<string, string>, awaited: Record<string, Awaited> = {}): string[] {
  return findUnusedExports({ awaited, files: Object.keys(files), read: (file) => files[file] ?? '' })
}

test.each([
  ['apps/web/src/main.tsx', "import { hash } from '@countersign/protocol/hash'"],
  ['apps/web/src/lib/a.ts', "import { hash as ours } from '@countersign/protocol/hash'"],
  ['apps/web/src/lib/a.ts', "import * as kernel from '@countersign/protocol/hash'\nkernel.hash()"],
  ['apps/web/src/lib/a.ts', "const { hash } = await import('@countersign/protocol/hash')"],
  ['packages/client/src/calls/a.ts', "export { hash } from '@countersign/protocol/hash'"],
  ['scripts/launcher/main.ts', "import { hash } from '@countersign/protocol/hash'"],
  ['packages/protocol/README.md', '```ts\nhash(1)\n```'],
])('default: %s uses or shows it: %s', (file, text) => {
  expect(check({ [entry]: "export { hash } from '../hash/hash.ts'", [file]: text })).toEqual([])
})

test.each([
  ['apps/web/src/main.test.tsx', "import { hash } from '@countersign/protocol/hash'"],
  ['apps/gateway/test/setup.ts', "import { hash } from '@countersign/protocol/hash'"],
  ['packages/test/src/a.ts', "import { hash } from '@countersign/protocol/hash'"],
  ['bench/main.ts', "import { hash } from '@countersign/protocol/hash'"],
  ['apps/web/src/main.tsx', "import { other } from '@countersign/protocol/hash'"],
  ['apps/web/src/main.tsx', "import * as kernel from '@countersign/protocol/hash'\nkernel.other()"],
  ['apps/web/src/main.tsx', "import { hash } from '@countersign/client'"],
  ['packages/protocol/src/verify/a.ts', "import { hash } from '../hash/hash.ts'"],
  ['packages/protocol/README.md', '`hash` is proven'],
  ['packages/client/README.md', '```ts\nhash(1)\n```'],
])('error: %s does not count: %s', (file, text) => {
  expect(check({ [entry]: "export { hash } from '../hash/hash.ts'", [file]: text })).toEqual([
    '@countersign/protocol/hash: hash is unused: not in shipped code, a README or awaitedExports.ts.',
  ])
})

test('behavior: the README of a package for outsiders offers what it names', () => {
  const files = { 'packages/client/src/exports/index.ts': "export { getSafe } from '../getSafe.ts'" }
  expect(check(files)).toHaveLength(1)
  expect(check({ ...files, 'packages/client/README.md': '| `getSafe` | one Safe |' })).toEqual([])
})

test('behavior: tests are users of what tests run on', () => {
  const files = { 'packages/devchain/src/exports/testing.ts': "export { reorg } from '../reorg.ts'" }
  expect(check(files)).toHaveLength(1)
  expect(check({ ...files, 'e2e/a.e2e.test.ts': "import { reorg } from '@countersign/devchain/testing'" })).toEqual([])
})

test('behavior: a published package exports the types that its exports name, and theirs', () => {
  const files = {
    'packages/client/src/exports/index.ts':
      "export { type Options, getSafe } from '../getSafe.ts'\nexport type { Deep, Lost } from '../Deep.ts'",
    'packages/client/src/getSafe.ts':
      'export type Options = { deep: Deep }\nexport function getSafe(options: Options) {}',
    'packages/client/src/Deep.ts': 'export type Deep = 1',
    'apps/web/src/main.tsx': "import { getSafe } from '@countersign/client'",
  }
  expect(check(files)).toEqual([
    '@countersign/client: Lost is unused: not in shipped code, a README or awaitedExports.ts.',
  ])
  expect(check({ ...files, 'apps/web/src/main.tsx': '' })).toHaveLength(4)
})

test('behavior: the kernel exports a type only if somebody imports it, a test included', () => {
  const files = {
    [entry]: "export { type Options, hash } from '../hash/hash.ts'",
    [unit]: 'export type Options = 1\nexport function hash(options: Options) {}',
    'apps/web/src/main.tsx': "import { hash } from '@countersign/protocol/hash'",
  }
  expect(check(files)).toEqual([
    '@countersign/protocol/hash: Options is unused: not in shipped code, a README or awaitedExports.ts.',
  ])
  const spec = { 'e2e/spec.e2e.test.ts': "import type { Options } from '@countersign/protocol/hash'" }
  expect(check({ ...files, ...spec })).toEqual([])
})

test('behavior: what an issue awaits, by name or as a whole entry', () => {
  const files = { [entry]: "export { hash } from '../hash/hash.ts'" }
  expect(check(files, { hash: [13, 'messages'] })).toEqual([])
  expect(check(files, { '@countersign/protocol/hash': [13, 'all of it'] })).toEqual([])
})

test('error: the list empties: what is used by now or was never there', () => {
  const files = {
    [entry]: "export { hash } from '../hash/hash.ts'",
    'apps/web/src/main.tsx': "import { hash } from '@countersign/protocol/hash'",
  }
  expect(check(files, { hash: [13, 'messages'], gone: [14, 'history'] })).toEqual([
    'scripts/check/awaitedExports.ts: hash is used now; remove it.',
    'scripts/check/awaitedExports.ts: no package exports gone.',
  ])
})
