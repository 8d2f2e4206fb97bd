import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { CloseRequestButton } from './RequestParts.tsx'

test('default: pressed once it could be read, and not before', async () => {
  const onClick = vi.fn()
  const screen = await renderUi(<CloseRequestButton onClick={onClick}>Allow</CloseRequestButton>)
  const button = screen.getByRole('button', { name: 'Allow' })
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
})
