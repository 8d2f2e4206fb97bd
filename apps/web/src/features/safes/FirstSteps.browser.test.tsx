import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { Introduction } from './Introduction.tsx'

const t = createCatalogue('introduction')

test('default: three steps, back and forth, each told to who listens', async () => {
  const onDone = vi.fn()
  const screen = await renderWithServices(<FirstSteps onDone={onDone} />)
  await expect.element(screen.getByText(t('progress', { step: 1, count: 3 }))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('next') }).click()
  await expect.element(screen.getByRole('heading', { name: t('steps.signing.title') })).toHaveFocus()
  await screen.getByRole('button', { name: t('back') }).click()
  await screen.getByRole('button', { name: t('next') }).click()
  await screen.getByRole('button', { name: t('next') }).click()
  await expect.element(screen.getByText(t('progress', { step: 3, count: 3 }))).toBeVisible()
  await screen.getByRole('button', { name: t('done') }).click()
  expect(onDone).toHaveBeenCalledOnce()
})

test('behavior: skipped once, it does not come back', async () => {
  const screen = await renderWithServices(<Introduction />)
  await screen.getByRole('button', { name: t('skip') }).click()
  expect(screen.getByText(t('title')).elements()).toEqual([])
  expect(screen.services.storage.getItem('countersign.introduction.v1')).toBe('true')
  const again = await renderWithServices(<Introduction />, {
    prepare: ({ storage }) => storage.setItem('countersign.introduction.v1', 'true'),
  })
  expect(again.getByText(t('title')).elements()).toEqual([])
})
