import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { explorerPages, listPages, rootPages, safePages } from './pages.ts'

test('behavior: the lists are those of the app’s router', async () => {
  const router = new URL('../../../../apps/web/src/routes/createAppRouter.ts', import.meta.url)
  const source = await readFile(router, 'utf8')
  const find = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, path]) => path).toSorted()
  const own = find(/getParentRoute: \(\) => safe,\s+path: '([^']+)'/g)
  expect(own.length).toBeGreaterThan(3)
  expect([...find(/ safePage\('([^']+)'/g), ...own].toSorted()).toEqual([...safePages].toSorted())
  expect(find(/ explorerPage\('([^']+)'/g)).toEqual([...explorerPages].toSorted())
  expect([...find(/ rootPage\('([^']+)'/g), '/'].toSorted()).toEqual([...rootPages].toSorted())
})

test('default: every path is complete', () => {
  const paths = listPages(31337)
  expect(paths).toHaveLength(rootPages.length + explorerPages.length + safePages.length + 2)
  expect(paths.filter((path) => path.includes('$'))).toEqual([])
  expect(paths).toContain('/31337/0x0000000000000000000000000000000000005afe')
})
