import { expectAccessible } from '@countersign/test/browser'
import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
})

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

test('behavior: shared with the system where it can, and otherwise not offered', async () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  const plain = await renderWithServices(<ReceivePanel name={undefined} safe={testSafe} />)
  expect(plain.getByRole('button', { name: tOffline('share') }).elements()).toEqual([])
  await plain.unmount()
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
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
