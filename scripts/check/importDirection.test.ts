import { expect, test } from 'vitest'
import { findWrongImports } from './importDirection.ts'

const check = (file: string, specifier: string) => findWrongImports([file], () => `import { x } from '${specifier}'`)

test.each([
  ['packages/client/src/getSafe.ts', '@countersign/protocol'],
  ['packages/client/src/getSafe.ts', './request.ts'],
  ['packages/protocol/src/hash/x.ts', 'viem'],
  ['packages/protocol/src/hash/x.chain.test.ts', '@countersign/devchain'],
  ['apps/gateway/src/api/safes/getSafe.ts', '../../db/queries/findSafe.ts'],
  ['apps/web/src/routes/queue.tsx', '../features/queue/QueueList.tsx'],
  ['apps/web/src/features/queue/QueueList.tsx', './QueueRow.tsx'],
])('default: %s may import %s', (file, specifier) => {
  expect(check(file, specifier)).toEqual([])
})

test.each([
  ['packages/protocol/src/hash/x.ts', '@countersign/client'],
  ['packages/client/src/getSafe.ts', '@countersign/devchain'],
  ['apps/web/src/lib/service.ts', '@countersign/gateway'],
  ['packages/devchain/src/x.ts', '../../protocol/src/hash/x.ts'],
  ['apps/gateway/src/indexer/follow.ts', '../api/createApp.ts'],
  ['apps/gateway/src/db/queries/findSafe.ts', '../../indexer/follow.ts'],
  ['apps/web/src/ui/Button.tsx', '../features/queue/QueueList.tsx'],
  ['apps/web/src/features/queue/QueueList.tsx', '../send/SendForm.tsx'],
])('error: %s may not import %s', (file, specifier) => {
  expect(check(file, specifier)).toHaveLength(1)
})

test('behavior: dynamic imports are arrows too', () => {
  const source = "const wallet = await import('@countersign/gateway')"
  expect(findWrongImports(['apps/web/src/main.tsx'], () => source)).toHaveLength(1)
})
