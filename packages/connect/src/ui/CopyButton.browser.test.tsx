import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderView, words } from '../../test/renderView.tsx'
import { CopyButton } from './CopyButton.tsx'

test('default: copies, confirms, and is itself again after a moment', async () => {
  const { screen } = await renderView(<CopyButton label="copyAddress" value="0xf39F" />)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAccessibleName(words('copyAddress'))
  await button.click()
  await expect.element(button).toHaveAccessibleName(words('copied'))
  expect(await navigator.clipboard.readText()).toBe('0xf39F')
  await expectAccessible(screen.container)
  await expect.element(button).toHaveAccessibleName(words('copyAddress'))
})

test('error: a browser that rejects copying is reported', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { screen } = await renderView(<CopyButton label="copyAddress" value="0xf39F" />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(words('copyFailed'))
})
