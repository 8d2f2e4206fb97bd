import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { NotFoundPage } from './RouteStates.tsx'

test('default: says that there is nothing, and leads home', async () => {
  const screen = await renderWithServices(<NotFoundPage />)
  await expect.element(screen.getByText('The link may be cut off or from another app.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to your Safes' })).toHaveAttribute('href', '/')
  await expectAccessible(screen.container)
})
