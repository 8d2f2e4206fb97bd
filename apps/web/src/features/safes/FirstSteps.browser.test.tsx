import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { introductionText as words } from '../../lib/messages/introduction.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { Introduction } from './Introduction.tsx'

test('default: three steps, back and forth, each told to who listens', async () => {
  const onDone = vi.fn()
  const screen = await renderWithServices(<FirstSteps onDone={onDone} />)
  await expect.element(screen.getByText(words.progress(1, 3))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: words.next }).click()
  await expect.element(screen.getByRole('heading', { name: words.steps[1]?.title ?? '' })).toHaveFocus()
  await screen.getByRole('button', { name: words.back }).click()
  await screen.getByRole('button', { name: words.next }).click()
  await screen.getByRole('button', { name: words.next }).click()
  await expect.element(screen.getByText(words.progress(3, 3))).toBeVisible()
  await screen.getByRole('button', { name: words.done }).click()
  expect(onDone).toHaveBeenCalledOnce()
})

test('behavior: skipped once, it does not come back', async () => {
  const screen = await renderWithServices(<Introduction />)
  await screen.getByRole('button', { name: words.skip }).click()
  expect(screen.getByText(words.title).elements()).toEqual([])
  expect(screen.services.storage.getItem('countersign.introduction.v1')).toBe('true')
  const again = await renderWithServices(<Introduction />, {
    prepare: ({ storage }) => storage.setItem('countersign.introduction.v1', 'true'),
  })
  expect(again.getByText(words.title).elements()).toEqual([])
})
