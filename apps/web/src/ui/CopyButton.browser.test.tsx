import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { CopyButton } from './CopyButton.tsx'

test('default: copies, says so to everyone, and is quiet again after a while', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderUi(<CopyButton text="0x1234" what="address" />)
  const button = screen.getByRole('button', { name: 'Copy address' })
  await button.click()
  expect(write).toHaveBeenCalledExactlyOnceWith('0x1234')
  await expect.element(screen.getByText('Copied!')).toBeVisible()
  await expectAccessible(screen.container)
  await expect.poll(() => screen.container.textContent).toBe('')
})

test('error: a browser that refuses is not passed over', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const screen = await renderUi(<CopyButton text="0x1234" what="address" />)
  await screen.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(screen.getByText('Could not copy')).toBeVisible()
})
