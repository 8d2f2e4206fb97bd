import { expect, test } from 'vitest'
import { AppManifestSchema, getAppManifest } from './getAppManifest.ts'

test('default: readable for every host', async () => {
  const response = await getAppManifest().request('/manifest.json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(AppManifestSchema.parse(await response.json())).toMatchObject({ iconPath: 'icon.svg', name: 'Countersign' })
})
