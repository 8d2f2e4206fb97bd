import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createTestHost, hostOrigin } from '../../../test/createTestHost.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { alice } from '../../../test/testReport.ts'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { EmbeddedBar } from './EmbeddedBar.tsx'

const t = createCatalogue('embedded')

const setup = (openHost: () => Promise<Host>, isReadable = true) =>
  renderWithServices(<EmbeddedBar />, { openHost, prepare: (services) => isReadable && seedSafe(services) })

test('default: in whose frame, and that the chain agrees with it', async () => {
  const screen = await setup(async () => createTestHost())
  const bar = screen.getByRole('region', { name: t('title') })
  await expect.element(bar.getByText(t('inside', { origin: hostOrigin }))).toBeVisible()
  await bar.getByRole('button', { name: /^Evidence/ }).click()
  await expect.element(screen.getByText(t('agrees'))).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
  expect(screen.services.checks.get()).toMatchObject([{ title: t('agrees'), verdict: 'ok' }])
  await expectAccessible(screen.container)
})

test('behavior: a host that names other owners is contradicted', async () => {
  const host = createTestHost()
  const screen = await setup(async () => ({ ...host, info: { ...host.info, owners: [alice], threshold: 1 } }))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('differs'))
  await expect.element(alert).toHaveTextContent(t('threshold', { host: 1, chain: 2 }))
  await expectAccessible(screen.container)
})

test('behavior: a host in another place, on another chain, is contradicted in plain words', async () => {
  const answers: Record<string, unknown> = { getEnvironmentInfo: { origin: 'https://other.example' }, rpcCall: '0x1' }
  const screen = await setup(async () => createTestHost((method) => answers[method]))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('infoDiffers'))
  await expect.element(alert).toHaveTextContent(t('otherNode', { host: '1', own: '31337' }))
  await expect.element(alert).toHaveTextContent(t('otherOrigin', { origin: 'https://other.example' }))
  expect(screen.services.checks.get()).toMatchObject([{ verdict: 'warn' }, { title: t('agrees'), verdict: 'ok' }])
  await expectAccessible(screen.container)
})

test('error: a Safe that cannot be read is not taken from the host', async () => {
  const screen = await setup(async () => createTestHost(), false)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('unreadable'))
})

test('error: a page around this one that is no host can be asked again', async () => {
  let isSilent = true
  const screen = await setup(async () => {
    if (isSilent) throw new Error('silence')
    return createTestHost()
  })
  await expect.element(screen.getByRole('region', { name: t('failed') })).toBeVisible()
  await expectAccessible(screen.container)
  isSilent = false
  await screen.getByRole('button', { name: t('retry') }).click()
  await expect.element(screen.getByText(t('inside', { origin: hostOrigin }))).toBeVisible()
})
