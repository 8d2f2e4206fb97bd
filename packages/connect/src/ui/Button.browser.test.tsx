import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderView } from '../../test/renderView.tsx'
import { Button } from './Button.tsx'

test('default: answers a click and the keyboard', async () => {
  const onClick = vi.fn()
  const { screen } = await renderView(<Button onClick={onClick}>Go on</Button>)
  await screen.getByRole('button', { name: 'Go on' }).click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(3)
  await expectAccessible(screen.container)
})

test('parameters: isDisabled, can be reached and read, and does nothing', async () => {
  const onClick = vi.fn()
  const { screen } = await renderView(
    <Button isDisabled kind="primary" onClick={onClick}>
      Go on
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Go on' })
  await expect.element(button).toBeDisabled()
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await button.click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
  await expectAccessible(screen.container)
})
