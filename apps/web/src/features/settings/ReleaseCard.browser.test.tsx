import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Release } from './fetchRelease.ts'
import { ReleaseCard } from './ReleaseCard.tsx'

const t = createCatalogue('release')
const release: Release = {
  commit: 'c'.repeat(40),
  manifest: 'ab'.repeat(32),
  modified: false,
  signer: { keyId: 'E7620F1842B4E81F', verdict: 'unknown' },
  version: '1.2.3',
}
const origin = 'https://safe.example'
const render = (load: () => Promise<Release | null>) => renderWithServices(<ReleaseCard load={load} origin={origin} />)

test('default: release, commit, hash of the manifest and the command for this site', async () => {
  const screen = await render(async () => release)
  await expect.element(screen.getByText('1.2.3', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(release.manifest)).toBeVisible()
  await expect
    .element(screen.getByText(`npx countersign@1.2.3 verify-site ${origin} --manifest manifest.json`))
    .toBeVisible()
  await expect
    .element(screen.getByText(createCatalogue('pin')('signerUnknown', { key: 'E7620F1842B4E81F' })))
    .toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: an own build says so, with the command that builds the same and compares', async () => {
  const screen = await render(async () => ({ ...release, signer: { verdict: 'none' } }))
  await expect.element(screen.getByText(t('own'))).toBeVisible()
  await expect.element(screen.getByText(t('text'))).not.toBeInTheDocument()
  await expect.element(screen.getByText(release.manifest)).toBeVisible()
  const command = `git checkout ${release.commit} && npm ci && npm run build && npx countersign verify-site ${origin} --manifest dist/countersign/manifest.json`
  await expect.element(screen.getByText(command)).toBeVisible()
})

test('behavior: a build with changes, and one without a manifest', async () => {
  const screen = await render(async () => ({ ...release, commit: null, modified: true }))
  await expect.element(screen.getByText(t('modified', { version: '1.2.3' }))).toBeVisible()
  await expect.element(screen.getByText(t('unknown'))).toBeVisible()
  const other = await render(async () => null)
  await expect.element(other.getByText(t('none'))).toBeVisible()
})

test('error: a manifest that does not load', async () => {
  const screen = await render(() => Promise.reject(new Error('offline')))
  await expect.element(screen.getByText(t('failed'))).toBeVisible()
})
