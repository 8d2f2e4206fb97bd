import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ClearSigningCard } from './ClearSigningCard.tsx'

const t = createCatalogue('clearSigning')

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const good = JSON.stringify({
  context: { contract: { deployments: [{ address, chainId: 31337 }] } },
  display: { formats: { 'f(uint256 a)': { intent: 'Do' } } },
})
const createFile = (text: string, name = 'mine.json') => new File([text], name, { type: 'application/json' })

test('default: a file is added, shown with its hash, and removed', async () => {
  const screen = await renderWithServices(<ClearSigningCard />)
  await expect.element(screen.getByText(t('settingsNone'))).toBeVisible()
  await screen.getByLabelText(t('settingsFile')).upload(createFile(good))
  const list = screen.getByRole('list', { name: t('settingsList') })
  await expect.element(list.getByText('mine.json')).toBeVisible()
  await expect.element(list.getByText(t('settingsBound', { count: 1 }))).toBeVisible()
  expect(list.element().querySelector('[data-value]')?.getAttribute('data-value')).toMatch(/^0x[0-9a-f]{64}$/)
  await expectAccessible(screen.container)
  await list.getByRole('button', { name: t('settingsRemoveWhat', { name: 'mine.json' }) }).click()
  await expect.element(screen.getByText(t('settingsNone'))).toBeVisible()
})

test('error: a file that is no description is refused in words', async () => {
  const screen = await renderWithServices(<ClearSigningCard />)
  await screen.getByLabelText(t('settingsFile')).upload(createFile('{"a":'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('settingsRefused'))
  await expect.element(screen.getByText(t('settingsNone'))).toBeVisible()
})
