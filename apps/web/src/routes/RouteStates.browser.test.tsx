import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { RouteError } from './RouteStates.tsx'

test('default: a screen that threw says so and is loaded again', async () => {
  const screen = await renderWithServices(<RouteError error={new Error('a part is missing')} reset={() => {}} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page failed')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('a part is missing')
  expect(document.title).toBe('This page failed · Countersign')
  const before = screen.loads()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(screen.loads).toBe(before + 1)
  await expectAccessible(screen.container)
})
