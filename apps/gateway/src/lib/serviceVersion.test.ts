import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { serviceVersion } from './serviceVersion.ts'

test('default: is that of the package', async () => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ version: serviceVersion })
})
