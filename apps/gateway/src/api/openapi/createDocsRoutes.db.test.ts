import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'
import { apiSections } from '../apiSections.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('default', async () => {
  const api = await createTestApi(await setup(chain))
  const document = await api.get('/openapi.json')
  expect(document).toMatchObject({ body: { info: { title: 'Countersign gateway' }, openapi: '3.1.0' }, status: 200 })
  const page = await api.request('/docs')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'")
  expect(await page.text()).toContain('/v1/chains/{chainId}/transactions/{safe}/propose')
  expect((await api.request('/docs/style.css')).headers.get('content-type')).toContain('text/css')
})

test('behavior: the document has every route, and no other', async () => {
  const { routes } = await createTestApi(await setup(chain))
  const described = apiSections.flatMap(({ routes }) =>
    routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  )
  // The web app's catch-all route.
  const mounted = routes.filter((route) => route !== 'GET /*')
  expect(described.toSorted()).toEqual([...new Set(mounted)].toSorted())
})

test('behavior: the page of calls has every route', async () => {
  const page = await readFile(new URL('../../../../../docs/api.md', import.meta.url), 'utf8')
  const paths = apiSections.flatMap(({ routes }) => routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')))
  const isListed = (path: string) => {
    const shortPath = path.replace('/tx-service/{chain}/api', '').replace('{id}', '{safeTxHash}')
    return [path, shortPath].some((name) => page.includes(`\`${name}\``) || page.includes(`\`${name}/\``))
  }
  expect(paths.filter((path) => !isListed(path))).toEqual([])
})
