import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { StaleNotice } from './StaleNotice.tsx'

test('default: says since when, and why', async () => {
  const screen = await renderUi(<StaleNotice error={new Error('The service is gone.')} since={Date.now()} />)
  await expect.element(screen.getByText(/^Not refreshed since today \d\d:\d\d$/)).toBeVisible()
  await expect.element(screen.getByText('The service is gone.').first()).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
  await expectAccessible(screen.container)
})
