import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { type AppManifest, appManifestQuery } from '../../domain/safe-apps/appManifestQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { FirstUse, type FirstUseAgreement } from './FirstUse.tsx'

const t = createCatalogue('apps')

const url = 'https://app.example/safe'
const origin = 'https://app.example'
const about: AppManifest = {
  permissions: ['clipboard-write', 'camera'],
  description: 'Trades',
  icon: undefined,
  iconUrl: undefined,
  name: 'Swap',
}

async function setup({ isChosen = true }: { isChosen?: boolean } = {}) {
  const agreed: FirstUseAgreement[] = []
  const screen = await renderWithServices(
    <FirstUse
      back={<a href="/">{t('open.leave')}</a>}
      isChosen={isChosen}
      onAgree={(agreement) => agreed.push(agreement)}
      origin={origin}
      url={url}
    />,
    {
      prepare: ({ queryClient }) => queryClient.setQueryData(appManifestQuery(url).queryKey, about),
    },
  )
  return Object.assign(screen, { agreed })
}

test('default: who it is, what it can and cannot do; what it asks for is off until it is ticked', async () => {
  const screen = await setup()
  const points = [
    ...(['read', 'request', 'chain'] as const).map((id) => t(`first.cans.${id}`)),
    ...(['sign', 'cover', 'private'] as const).map((id) => t(`first.cannots.${id}`)),
  ]
  for (const text of [origin, 'Swap', 'Trades', ...points])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(t('first.denied', { what: 'camera' }))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('first.open') }).click()
  expect(screen.agreed).toEqual([{ about, canOpenTabs: false, features: [] }])
  await screen.getByLabelText(t('features.clipboard-write')).click()
  await screen.getByLabelText(t('first.tabs')).click()
  await screen.getByRole('button', { name: t('first.open') }).click()
  expect(screen.agreed.at(-1)).toMatchObject({ canOpenTabs: true, features: ['clipboard-write'] })
})

test('behavior: who was sent by a link decides whether its site is asked at all', async () => {
  const screen = await setup({ isChosen: false })
  await expect.element(screen.getByText(t('first.linkText'))).toBeVisible()
  await expect.element(screen.getByText(origin)).toBeVisible()
  expect(screen.getByRole('button', { name: t('first.open') }).elements()).toEqual([])
  await screen.getByRole('button', { name: t('first.linkLoad') }).click()
  await expect.element(screen.getByRole('button', { name: t('first.open') })).toBeVisible()
})
