import { expectAccessible } from '@countersign/test/browser'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/renderUi.tsx'
import { Dialog } from './Dialog.tsx'

function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Checks">
        <button type="button">Inside</button>
      </Dialog>
    </>
  )
}

async function setup() {
  const screen = await renderUi(<Example />)
  const dialog = screen.getByRole('dialog', { name: 'Checks' })
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
  return { dialog, screen }
}

test('default: opens with its name, takes the focus, and gives it back with Escape', async () => {
  const { dialog, screen } = await setup()
  await expectAccessible(screen.container)
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('behavior: the page behind it cannot be reached', async () => {
  const { dialog } = await setup()
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = document
    expect(activeElement === document.body || dialog.element().contains(activeElement)).toBe(true)
  }
})

test('behavior: its button closes it and so does a click beside it, not one inside of it', async () => {
  const { dialog, screen } = await setup()
  await dialog.getByRole('heading', { name: 'Checks' }).click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Open' }).click()
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('behavior: closed, nothing of its content is drawn', async () => {
  const screen = await renderUi(<Example />)
  expect(screen.container.textContent).not.toContain('Inside')
})
