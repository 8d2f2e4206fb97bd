import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'

test('default: asks once more, and can be left', async () => {
  const onYes = vi.fn()
  const screen = await renderUi(
    <ConfirmButton
      label="Remove"
      no="Keep it"
      onYes={onYes}
      text="It is kept nowhere else."
      title="Remove it?"
      yes="Yes"
    />,
  )
  await screen.getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It is kept nowhere else.')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Keep it' }).click()
  expect(onYes).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Remove' }).click()
  await screen.getByRole('button', { name: 'Yes' }).click()
  expect(onYes).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeVisible()
})
