import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { ConnectDialogContext } from '../../domain/services/ConnectDialogContext.ts'
import { applySettings, defaultSettings } from '../../domain/settings/Settings.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { AppearanceCard } from './AppearanceCard.tsx'

const t = createCatalogue('settings')

const open = vi.fn()
const control = { open, openAccount() {}, openNetworks() {}, prepare() {}, record() {}, isRestoring: false }

const setup = () =>
  renderWithServices(
    <ConnectDialogContext value={control}>
      <AppearanceCard />
    </ConnectDialogContext>,
  )

test('default: each choice is kept, and none takes another with it', async () => {
  const screen = await setup()
  const choose = (group: string, name: string) =>
    screen.getByRole('group', { name: group }).getByRole('radio', { exact: true, name }).click()
  await choose(t('scheme'), t('schemes.dark'))
  await choose(t('accent'), t('accents.plum'))
  await choose(t('radius'), t('radii.none'))
  await choose(t('font'), t('fonts.rounded'))
  await choose(t('blur'), t('blurs.large'))
  expect(screen.services.theme.get()).toBe('dark')
  expect(screen.services.settings.get()).toEqual({
    ...defaultSettings,
    accent: 'plum',
    radius: 'none',
    font: 'rounded',
    blur: 'large',
  })
  await expectAccessible(screen.container)
})

test('behavior: what is set is seen on the page, and gone when it is set back', async () => {
  const screen = await setup()
  const root = document.documentElement
  const card = screen.getByRole('region', { name: t('appearance') }).element()
  const look = () => [getComputedStyle(card).borderRadius, getComputedStyle(root).getPropertyValue('--backdrop-blur')]
  const before = look()
  applySettings(root, { ...defaultSettings, accent: 'teal', radius: 'none', blur: 'small' })
  expect(look()).toEqual(['0px', 'blur(4px)'])
  expect(root.dataset.accent).toBe('teal')
  applySettings(root, defaultSettings)
  expect(look()).toEqual(before)
  expect(root.dataset.accent).toBeUndefined()
})

test('behavior: the dialog can be looked at from here', async () => {
  const screen = await setup()
  await screen.getByRole('button', { name: t('showDialog') }).click()
  expect(open).toHaveBeenCalledOnce()
})
