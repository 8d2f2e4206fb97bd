import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../test/renderPage.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { alice } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('commands')

const answerService = (path: string) =>
  path.includes('/owners/') ? { safes: [testSafe.address] } : { count: 0, next: null, previous: null, results: [] }

async function setup() {
  const screen = await renderPage('/inbox', {
    account: alice,
    answerService,
    prepare: (services) => {
      seedSafe(services)
      services.names.update(() => ({ [testSafe.address]: 'Treasury' }))
    },
  })
  await expect.element(screen.getByRole('button', { name: t('button') })).toBeVisible()
  return screen
}

test('default: the keyboard alone opens it, finds a Safe and goes there', async () => {
  const screen = await setup()
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = screen.getByRole('combobox', { name: t('label') })
  await expect.element(field).toHaveFocus()
  await expectAccessible(screen.container)
  await userEvent.keyboard('treas')
  await expect.element(screen.getByRole('option', { name: /Treasury/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}`)
  await expect.element(field).not.toBeInTheDocument()
})

test('behavior: arrows go round, and what is marked is told to whoever does not see it', async () => {
  const screen = await setup()
  await screen.getByRole('button', { name: t('button') }).click()
  const field = screen.getByRole('combobox', { name: t('label') })
  await expect.element(screen.getByRole('option', { name: /Treasury/ })).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  const marked = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent
  await expect.poll(marked).toContain(t('actions.theme'))
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(marked).toContain('Treasury')
  await userEvent.keyboard('{End}{Enter}')
  await expect.poll(() => screen.services.theme.get()).not.toBe('system')
})

test('behavior: nothing of that name; Escape leads back', async () => {
  const screen = await setup()
  await screen.getByRole('button', { name: t('button') }).click()
  await screen.getByRole('combobox', { name: t('label') }).fill('no such thing')
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(screen.path()).toBe('/inbox')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('combobox', { name: t('label') })).not.toBeInTheDocument()
})

test('behavior: a page that lies open is not asked for with another dialog in front of it', async () => {
  const screen = await setup()
  await screen.getByRole('button', { name: t('button') }).click()
  await expect.element(screen.getByRole('combobox', { name: t('label') })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('combobox', { name: t('label') })).not.toBeInTheDocument()
})
