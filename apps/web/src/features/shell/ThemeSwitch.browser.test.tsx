import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

test('default: goes through system, light and dark, says which, and remembers', async () => {
  const screen = await renderWithServices(<ThemeSwitch />)
  const button = screen.getByRole('button')
  for (const [theme, label] of [
    ['system', 'as the system'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'as the system'],
  ]) {
    await expect.element(button).toHaveAccessibleName(`Change colours. Colours: ${label}`)
    expect(screen.services.theme.get()).toBe(theme)
    await button.click()
  }
  await expectAccessible(screen.container)
})
