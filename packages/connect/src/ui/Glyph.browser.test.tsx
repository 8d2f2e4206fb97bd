import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderView } from '../../test/renderView.tsx'
import { Glyph, Spinner } from './Glyph.tsx'

test('default: drawings add nothing to a button’s name, and are no stop of the keyboard', async () => {
  const { screen } = await renderView(
    <button type="button">
      <Glyph name="copy" />
      <Spinner />
      Copy
    </button>,
  )
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAccessibleName('Copy')
  expect(screen.getByRole('img').elements()).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  const [drawing, spinner] = button.element().children
  expect(drawing?.getBoundingClientRect().width).toBeGreaterThan(8)
  expect(spinner?.getBoundingClientRect().width).toBeGreaterThan(8)
})
