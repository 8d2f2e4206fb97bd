import { expectCaught } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderView } from '../../test/renderView.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const setup = (Part: () => string) =>
  renderView(
    <>
      <p>The app’s own page</p>
      <ErrorBoundary
        fallback={(error, reset) => (
          <button onClick={reset} type="button">
            {error.message}
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>
    </>,
  )

test('default: draws what is inside of it', async () => {
  const { screen } = await setup(() => 'all is well')
  await expect.element(screen.getByText('all is well')).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('error: a part that throws leaves the page alone, and renders again on request', () =>
  expectCaught(async () => {
    let isBroken = true
    const { screen } = await setup(() => {
      if (isBroken) throw new Error('a part is missing')
      return 'all is well'
    })
    await expect.element(screen.getByText('The app’s own page')).toBeVisible()
    const retry = screen.getByRole('button', { name: 'a part is missing' })
    await retry.click()
    await expect.element(retry).toBeVisible()
    isBroken = false
    await retry.click()
    await expect.element(screen.getByText('all is well')).toBeVisible()
  }))

test('error: what is thrown need not be an error', () =>
  expectCaught(async () => {
    const { screen } = await setup(() => {
      throw 'just words'
    })
    await expect.element(screen.getByRole('button', { name: 'just words' })).toBeVisible()
  }))
