import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { QueueKeys } from './QueueKeys.tsx'

const t = createCatalogue('transaction')

const setup = () =>
  renderWithServices(
    <QueueKeys>
      <input aria-label="A field" />
      <ul>
        {['One', 'Two'].map((name) => (
          <li key={name}>
            <a href={`/1/2/tx/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </QueueKeys>,
  )

test('default: j and k go from row to row, and stop at the ends', async () => {
  const screen = await setup()
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(screen.getByRole('link', { name: 'One' })).toHaveFocus()
})

test('behavior: where something is typed, they are letters', async () => {
  const screen = await setup()
  const field = screen.getByLabelText('A field')
  await field.click()
  await userEvent.keyboard('jk?')
  await expect.element(field).toHaveValue('jk?')
  await expect.element(field).toHaveFocus()
})

test('behavior: help lists them, and switches them off', async () => {
  const screen = await setup()
  await userEvent.keyboard('?')
  const dialog = screen.getByRole('dialog', { name: t('shortcuts') })
  await expect.element(dialog).toHaveTextContent(t('shortcut.j'))
  await expectAccessible(screen.container)
  await dialog.getByRole('checkbox', { name: t('shortcutsOn') }).click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('link', { name: 'One' })).not.toHaveFocus()
  await userEvent.keyboard('?')
  await expect.element(dialog).toBeVisible()
})
