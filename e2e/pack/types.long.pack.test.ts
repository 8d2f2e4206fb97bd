import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type App, createApp } from './support/createApp.ts'
import { PACKAGES } from './support/packages.ts'

const ProblemsSchema = z.array(z.looseObject({ kind: z.string(), resolutionKind: z.string().optional() }))

let app: App
beforeAll(async () => {
  app = await createApp()
  await app.install(['@arethetypeswrong/core'])
})
afterAll(() => app?.remove())

const toSource = (files: readonly string[]) => `
import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
const found = []
for (const file of ${JSON.stringify(files)}) {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(file)))
  if (!analysis.types) throw new Error(file + ' has no types.')
  found.push(...analysis.problems)
}
console.log(JSON.stringify(found))
`

/** The packages are ES modules with entries: what requires them, or knows no entries, is not meant. */
const otherKinds = new Set(['node10', 'node16-cjs'])

test('default: no entry has wrong types (attw)', async () => {
  const files = PACKAGES.map((name) => join(inject('tarballs'), `countersign-${name}-0.1.0.tgz`))
  await app.write({ 'check.ts': toSource(files) })
  const { stdout } = await app.runNode('check.ts')
  const problems = ProblemsSchema.parse(JSON.parse(stdout))
  expect(problems.filter(({ resolutionKind = '' }) => !otherKinds.has(resolutionKind))).toEqual([])
})
