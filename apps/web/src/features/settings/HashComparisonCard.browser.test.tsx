import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { mock } from 'wagmi/connectors'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HashComparisonCard } from './HashComparisonCard.tsx'

const t = createCatalogue('review')

test('default: off, and stored once it is chosen', async () => {
  const screen = await renderWithServices(<HashComparisonCard />, { account: alice })
  const choice = screen.getByRole('checkbox', { name: t('compareAlways') })
  await expect.element(choice).not.toBeChecked()
  await choice.click()
  await expect.element(choice).toBeChecked()
  expect(screen.services.settings.get().comparesHashes).toBe(true)
  await expectAccessible(screen.container)
})

test.each([{ name: 'Ledger' }, { type: 'hardware' }])(
  'behavior: on with %j, until it is switched off',
  async (mark) => {
    const connector: ReturnType<typeof mock> = (config) => ({ ...mock({ accounts: [alice] })(config), ...mark })
    const screen = await renderWithServices(<HashComparisonCard />, { connector })
    const choice = screen.getByRole('checkbox', { name: t('compareAlways') })
    await expect.element(choice).toBeChecked()
    await choice.click()
    await expect.element(choice).not.toBeChecked()
    expect(screen.services.settings.get().comparesHashes).toBe(false)
  },
)
