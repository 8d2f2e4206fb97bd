import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/renderUi.tsx'
import { Button } from './Button.tsx'

test('default: is a button that is pressed by mouse and by keyboard and submits nothing', async () => {
  const onClick = vi.fn()
  const screen = await renderUi(<Button onClick={onClick}>Review</Button>)
  const button = screen.getByRole('button', { name: 'Review' })
  await button.click()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(2)
  await expect.element(button).toHaveAttribute('type', 'button')
  await expectAccessible(screen.container)
})

test('behavior: busy, it keeps its words and the focus and refuses a second press', async () => {
  const onClick = vi.fn()
  const screen = await renderUi(<Button onClick={onClick}>Sign</Button>)
  const button = screen.getByRole('button', { name: 'Sign' })
  await button.click()
  await screen.rerender(
    <Button isBusy onClick={onClick}>
      Sign
    </Button>,
  )
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await button.click({ force: true })
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('behavior: disabled, it cannot be pressed', async () => {
  const onClick = vi.fn()
  const screen = await renderUi(
    <Button disabled onClick={onClick}>
      Sign
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sign' })
  await expect.element(button).toBeDisabled()
  await button.click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
})

test.each(['light', 'dark'])('behavior: every look can be read in %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await renderUi(
    <>
      <Button look="primary">Sign</Button>
      <Button look="outline">Back</Button>
      <Button look="quiet">More</Button>
      <Button look="stop">Reject</Button>
    </>,
  )
  await expectAccessible(screen.container)
  const backgrounds = screen
    .getByRole('button')
    .elements()
    .map((button) => getComputedStyle(button).backgroundColor)
  expect(new Set(backgrounds).size).toBeGreaterThan(1)
})
