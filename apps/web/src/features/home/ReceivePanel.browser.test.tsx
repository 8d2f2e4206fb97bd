import { expectAccessible } from '@countersign/test/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { testChain } from '../../../test/createTestServices.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ReceivePanel } from './ReceivePanel.tsx'

const t = createCatalogue('home')
const tOffline = createCatalogue('offline')

test('default: whole address, its code, the network and a warning about others', async () => {
  const screen = await renderWithServices(<ReceivePanel name="Treasury" safe={testSafe} />)
  expect(screen.container.querySelector('[data-value]')?.textContent).toBe(testSafe.address)
  await expect.element(screen.getByRole('img', { name: t('receiveCode') })).toBeVisible()
  await expect.element(screen.getByText('Treasury')).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: t('receiveOnly', { chain: testChain.name }) }))
    .toHaveTextContent(t('receiveText'))
  await expect.element(screen.getByRole('button', { name: /^Copy/ })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: shared with the system, whose sheet gets address, name and network', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: () => true },
    share: { configurable: true, value: share },
  })
  onTestFinished(() => {
    for (const name of ['canShare', 'share'] as const) Reflect.deleteProperty(navigator, name)
  })
  const screen = await renderWithServices(<ReceivePanel name="Treasury" safe={testSafe} />)
  await screen.getByRole('button', { name: tOffline('share') }).click()
  expect(share).toHaveBeenCalledWith({ text: testSafe.address, title: `Treasury (${testChain.name})` })
})

test('behavior: one press away from the home page, and Escape closes it', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}`, { prepare: seedSafe })
  await screen
    .getByRole('main')
    .getByRole('button', { name: t('receive') })
    .click()
  await expect.element(screen.getByRole('img', { name: t('receiveCode') })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('img', { name: t('receiveCode') })).not.toBeInTheDocument()
})
