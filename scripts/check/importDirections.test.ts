import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A file, its import, and the kind: value, type, or dynamic. */
type Arrow = { file: string; target: string; how?: 'type' | 'lazy' }

const right: readonly Arrow[] = [
  { file: 'packages/client/src/calls/getSafe.ts', target: '@countersign/protocol' },
  { file: 'packages/client/src/calls/getChain.ts', target: 'packages/client/src/request.ts' },
  { file: 'packages/protocol/src/hash/x.chain.test.ts', target: '@countersign/devchain' },
  { file: 'apps/gateway/src/api/safes/getSafe.ts', target: 'apps/gateway/src/db/queries/findSafe.ts' },
  { file: 'apps/web/src/routes/queue.tsx', target: 'apps/web/src/features/queue/QueueList.tsx' },
  { file: 'apps/web/src/features/queue/QueueList.tsx', target: 'apps/web/src/features/queue/QueueRow.tsx' },
  { file: 'apps/web/src/domain/transactions/createReport.ts', target: 'apps/web/src/domain/safe/queries.ts' },
  { file: 'apps/web/src/domain/safe/useSafe.ts', target: 'apps/web/src/domain/services/Services.ts', how: 'type' },
  { file: 'packages/connect/src/ui/Heading.tsx', target: 'packages/connect/src/context/ConnectContext.ts' },
  { file: 'packages/connect/src/shell/useDialogParts.ts', target: 'packages/connect/src/views/x.tsx', how: 'lazy' },
  { file: 'packages/connect/src/wallet-list/buildWalletList.ts', target: 'packages/connect/src/constants.ts' },
]

const wrong: readonly Arrow[] = [
  { file: 'packages/protocol/src/hash/a.ts', target: '@countersign/client' },
  { file: 'packages/client/src/calls/a.ts', target: '@countersign/devchain' },
  { file: 'packages/cli/src/commands/a.ts', target: '@countersign/devchain' },
  { file: 'packages/test/src/a.ts', target: '@countersign/client' },
  { file: 'packages/devchain/src/a.ts', target: 'packages/protocol/src/hash/x.ts' },
  { file: 'apps/web/src/lib/service.ts', target: 'apps/gateway/src/createApp.ts' },
  { file: 'apps/web/src/lib/types.ts', target: 'apps/gateway/src/createApp.ts', how: 'type' },
  { file: 'apps/web/src/main.tsx', target: 'apps/gateway/src/createApp.ts', how: 'lazy' },
  { file: 'apps/gateway/src/indexer/follow.ts', target: 'apps/gateway/src/api/createApi.ts' },
  { file: 'apps/gateway/src/db/queries/findOwner.ts', target: 'apps/gateway/src/indexer/x.ts' },
  { file: 'apps/web/src/ui/Button.tsx', target: 'apps/web/src/features/queue/x.tsx' },
  { file: 'apps/web/src/domain/transactions/x.tsx', target: 'apps/web/src/features/queue/x.tsx' },
  { file: 'apps/web/src/features/queue/a.tsx', target: 'apps/web/src/features/send/SendForm.tsx' },
  { file: 'apps/web/src/domain/safe/a.ts', target: 'apps/web/src/domain/transactions/x.ts' },
  { file: 'apps/web/src/domain/newcomer/a.ts', target: 'apps/web/src/domain/safe/x.ts' },
  { file: 'packages/connect/src/ui/a.tsx', target: 'packages/connect/src/shell/x.ts', how: 'type' },
  { file: 'packages/connect/src/flow/a.ts', target: 'packages/connect/src/views/x.tsx' },
  { file: 'packages/connect/src/context/a.ts', target: 'packages/connect/src/ui/x.tsx', how: 'lazy' },
  { file: 'packages/connect/src/newcomer/a.ts', target: 'packages/connect/src/state/x.ts' },
  { file: 'packages/frame/src/a.ts', target: 'packages/frame/src/isNowhere.ts' },
]

const circles: readonly Arrow[] = [
  { file: 'packages/frame/src/circle/one.ts', target: 'packages/frame/src/circle/two.ts', how: 'type' },
  { file: 'packages/frame/src/circle/two.ts', target: 'packages/frame/src/circle/three.ts', how: 'lazy' },
  { file: 'packages/frame/src/circle/three.ts', target: 'packages/frame/src/circle/one.ts' },
]

let root: string
/** Files with a forbidden import, and the violated rule. */
let refused: Map<string, string>

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'imports-'))
  for (const name of ['protocol', 'client', 'devchain']) writePackage(name)
  for (const { file, target, how } of [...right, ...wrong, ...circles]) {
    const isPackage = target.startsWith('@')
    if (!isPackage && !/isNowhere|circle/.test(target)) write(target, '')
    const specifier = isPackage ? target : `./${relative(dirname(file), target)}`
    write(file, toImport(specifier, how))
  }
  const { options, ...ruleSet } = await extractConfiguration('./.dependency-cruiser.mjs')
  const { enhancedResolveOptions, ...rest } = options ?? {}
  const { output } = await cruise(
    ['apps', 'packages'],
    { ...rest, baseDir: root, ruleSet, validate: true },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  refused = new Map(output.summary.violations.map(({ from, rule }) => [from, rule.name]))
}, 30_000)

afterAll(() => rmSync(root, { recursive: true }))

test.each(right)('default: $file may import $target', ({ file }) => {
  expect(refused.get(file)).toBeUndefined()
})

test.each(wrong)('error: $file may not import $target', ({ file }) => {
  expect(refused.get(file)).toBeDefined()
})

test('error: a circle of types and lazy imports', () => {
  expect(circles.map(({ file }) => refused.get(file))).toContain('cycle')
})

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), text, { flag: 'a' })
}

function writePackage(name: string): void {
  const exports = { '.': { '@repo/source': './src/exports/index.ts', default: './dist/exports/index.js' } }
  write(`packages/${name}/package.json`, JSON.stringify({ name: `@countersign/${name}`, exports }))
  write(`packages/${name}/src/exports/index.ts`, 'export const x = 1\n')
  mkdirSync(join(root, 'node_modules/@countersign'), { recursive: true })
  symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@countersign', name))
}

function toImport(specifier: string, how: Arrow['how']): string {
  if (how === 'lazy') return `export const load = () => import('${specifier}')\n`
  return how === 'type' ? `export type { X } from '${specifier}'\n` : `import '${specifier}'\n`
}
