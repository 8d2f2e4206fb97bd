import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderView } from '../../test/renderView.tsx'
import { DialogFrame } from './DialogFrame.tsx'

test('default: a dialog by the name of what it waits for, with what the app puts into it', async () => {
  const onClose = vi.fn()
  const { screen } = await renderView(
    <DialogFrame onClose={onClose} title="On its way">
      <button type="button">Try again</button>
    </DialogFrame>,
  )
  const dialog = screen.getByRole('dialog', { name: 'On its way' })
  await expect.element(dialog.getByRole('heading', { name: 'On its way' })).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('behavior: on a narrow screen it is a sheet at the bottom, as wide as the screen', async () => {
  await page.viewport(390, 700)
  const { screen } = await renderView(<DialogFrame onClose={() => {}} size="wide" title="On its way" />)
  const { bottom, width } = screen.getByRole('heading').element().closest('.csc-panel')?.getBoundingClientRect() ?? {}
  await page.viewport(1280, 800)
  expect({ bottom, width }).toEqual({ bottom: 700, width: 390 })
})
