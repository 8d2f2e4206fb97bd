import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { RouteError } from './RouteError.tsx'

test('default: a screen that threw says so and can be tried again', async () => {
  const reset = vi.fn()
  const screen = await renderWithServices(<RouteError error={new Error('a part is missing')} reset={reset} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page failed')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('a part is missing')
  expect(document.title).toBe('This page failed · Countersign')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(reset).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})
