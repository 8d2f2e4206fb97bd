import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { SafeHeader } from './SafeHeader.tsx'

test('default: the whole address and how the Safe is set up, by the chain’s word', async () => {
  const screen = await renderWithServices(<SafeHeader safe={testSafe} state={testState} />)
  expect(screen.container.querySelector('[data-value]')?.textContent).toBe(testSafe.address)
  await expect.element(screen.getByText('2 of 3 owners must sign')).toBeVisible()
  await expect.element(screen.getByText('Next nonce: 5', { exact: true })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: before the chain has answered nothing is claimed of it', async () => {
  const screen = await renderWithServices(<SafeHeader safe={testSafe} state={undefined} />)
  await expect.element(screen.getByText('Demo chain')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Evidence/ }).elements()).toEqual([])
})

test('behavior: a name given here is kept in this browser and marked as the reader’s own', async () => {
  const screen = await renderWithServices(<SafeHeader safe={testSafe} state={testState} />)
  await screen.getByRole('button', { name: 'Name this Safe' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Treasury')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Treasury', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Evidence: Yours' })).toBeVisible()
  expect(screen.services.names.get()).toEqual({ [testSafe.address]: 'Treasury' })
})
