import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderView, words } from '../../test/renderView.tsx'
import { ErrorDetails } from './ErrorDetails.tsx'

test('default: folded, and every cause once when unfolded', async () => {
  const error = new Error('It failed', {
    cause: new Error('It failed', { cause: { code: -32_603, message: 'locked' } }),
  })
  const { screen } = await renderView(<ErrorDetails error={error} />)
  const cause = screen.getByText('locked')
  await expect.element(cause).not.toBeVisible()
  await screen.getByText(words('details')).click()
  await expect.element(cause).toBeVisible()
  expect(cause.element().textContent).toBe('It failed\nlocked')
  await expectAccessible(screen.container)
})

test('behavior: an endless message is cut', async () => {
  const { screen } = await renderView(<ErrorDetails error={new Error('x'.repeat(5_000))} />)
  expect(screen.getByText(/x{9}/).element().textContent).toBe('x'.repeat(1_000))
})
