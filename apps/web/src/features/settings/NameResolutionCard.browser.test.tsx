import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { NameResolutionCard } from './NameResolutionCard.tsx'

const t = createCatalogue('settings')

test('default: what the operator offers can be switched off', async () => {
  const screen = await renderWithServices(<NameResolutionCard />, {
    prepare: ({ config }) => {
      config.lookups = { avatars: true, names: true }
    },
  })
  const names = screen.getByRole('checkbox', { name: t('lookupNames') })
  const pictures = screen.getByRole('checkbox', { name: t('lookupPictures') })
  await expect.element(names).toBeChecked()
  await expect.element(pictures).toBeChecked()
  await expectAccessible(screen.container)
  await pictures.click()
  expect(screen.services.settings.get().lookups).toEqual({ names: true, pictures: false })
  await names.click()
  expect(screen.services.settings.get().lookups).toEqual({ names: false, pictures: false })
  // Avatars require name resolution.
  await expect.element(pictures).toBeDisabled()
})

test('behavior: what the operator does not offer cannot be switched on', async () => {
  const screen = await renderWithServices(<NameResolutionCard />)
  await expect.element(screen.getByRole('checkbox', { name: t('lookupNames') })).toBeDisabled()
  await expect.element(screen.getByText(t('lookupsOff'))).toBeVisible()
})

test('behavior: a gateway of one’s own is asked before it is kept; one that the page may not ask is refused', async () => {
  const screen = await renderWithServices(<NameResolutionCard />, {
    prepare: ({ config }) => {
      config.gatewayOrigins = [location.origin]
    },
  })
  const field = screen.getByLabelText(t('gatewayLabel', { name: 'IPFS' }))
  const use = screen.getByRole('button', { name: t('gatewaySave') }).first()
  await field.fill('https://elsewhere.test')
  await use.click()
  await expect.element(screen.getByText(t('gatewayNotAllowed', { origin: 'https://elsewhere.test' }))).toBeVisible()
  await field.fill(`${location.origin}/nothing-here`)
  const requested = vi.spyOn(globalThis, 'fetch')
  requested.mockResolvedValueOnce(new Response('', { status: 404 }))
  await use.click()
  await expect.element(screen.getByText(t('gatewayUnreachable'))).toBeVisible()
  expect(screen.services.settings.get().gateways.ipfs).toBe('')
  requested.mockResolvedValueOnce(new Response(''))
  await use.click()
  await expect.element(screen.getByText(t('saved'))).toBeVisible()
  expect(screen.services.settings.get().gateways.ipfs).toBe(`${location.origin}/nothing-here`)
  requested.mockRestore()
  await expectAccessible(screen.container)
})
