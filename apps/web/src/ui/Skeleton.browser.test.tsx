import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Skeleton, SkeletonRows } from './Skeleton.tsx'

test('default: says that it is loading, once, however many rows it draws', async () => {
  const screen = await renderUi(<SkeletonRows count={3} label="Looking for your Safes" />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveAttribute('aria-busy', 'true')
  expect(status.element().textContent).toBe('Looking for your Safes')
  expect(status.element().querySelectorAll('[aria-hidden=true]').length).toBe(9)
  await expectAccessible(screen.container)
})

test('behavior: takes the room of what comes, and says nothing by itself', async () => {
  const screen = await renderUi(<Skeleton height="title" width="medium" />)
  const place = screen.container.querySelector('span')
  expect(place?.getBoundingClientRect().height).toBeGreaterThan(0)
  expect(place?.getAttribute('aria-hidden')).toBe('true')
})
