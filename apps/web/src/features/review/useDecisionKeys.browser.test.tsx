import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { useDecisionKeys } from './useDecisionKeys.ts'

function Decision() {
  useDecisionKeys('sign')
  return (
    <>
      <button id="sign" type="button">
        Sign
      </button>
      <button type="button">Other</button>
    </>
  )
}

test('default: s goes to the button, and does not press it', async () => {
  const screen = await renderWithServices(<Decision />)
  const button = screen.getByRole('button', { name: 'Sign' })
  await expect.element(button).not.toHaveFocus()
  await userEvent.keyboard('e')
  await expect.element(button).not.toHaveFocus()
  await userEvent.keyboard('s')
  await expect.element(button).toHaveFocus()
})
