import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { NotFoundPage, PageSkeleton, RouteError } from './RouteStates.tsx'

test('default: a screen that threw says so and is loaded again', async () => {
  const screen = await renderWithServices(<RouteError error={new Error('a part is missing')} reset={() => {}} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be displayed')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('a part is missing')
  expect(document.title).toBe('This page could not be displayed · Countersign')
  const before = screen.loads()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(screen.loads).toBe(before + 1)
  await expectAccessible(screen.container)
})

test('default: says that there is nothing, and leads home', async () => {
  const screen = await renderWithServices(<NotFoundPage />)
  await expect.element(screen.getByText('The link may be incomplete or from another app.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to your Safes' })).toHaveAttribute('href', '/')
  await expectAccessible(screen.container)
})

test('default: says that it is loading', async () => {
  const screen = await renderWithServices(<PageSkeleton />)
  await expect.element(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
})
