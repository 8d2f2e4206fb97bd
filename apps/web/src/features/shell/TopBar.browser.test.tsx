import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/renderPage.tsx'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { common } from '../../lib/messages/common.ts'
import { shell } from '../../lib/messages/shell.ts'
import { TopBar } from './TopBar.tsx'

test('default: the way home, the colours, and the account that it is given', async () => {
  const screen = await renderWithServices(<TopBar account={<p>Alice</p>} />)
  const bar = screen.getByRole('banner')
  await expect.element(bar.getByRole('link', { name: common.appName })).toHaveAttribute('href', '/')
  await expect.element(bar.getByText('Alice')).toBeVisible()
  expect(bar.getByRole('link').elements()).toHaveLength(1)
  await expectAccessible(screen.container)
})

test('behavior: inside of a Safe also which one, and a new transaction for it', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}/history`)
  const bar = screen.getByRole('banner')
  await expect.element(bar.getByRole('button', { name: /0xF719…8d79/ })).toBeVisible()
  await bar.getByRole('link', { name: shell.newTransaction }).click()
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}/new`)
})
