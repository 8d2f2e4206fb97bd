import { expect, test } from 'vitest'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { PageSkeleton } from './RouteStates.tsx'

test('default: says that it is loading', async () => {
  const screen = await renderWithServices(<PageSkeleton />)
  await expect.element(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
})
