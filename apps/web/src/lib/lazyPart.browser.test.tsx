import { expectCaught } from '@countersign/test/browser'
import { CatchBoundary } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { lazyPart } from './lazyPart.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('default: what stands in for it, then the part, loaded once', async () => {
  let loads = 0
  let deliver = () => {}
  const arrival = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const Part = lazyPart(
    async () => {
      loads += 1
      await arrival
      return Greeting
    },
    <p>On its way</p>,
  )
  const screen = await renderUi(<Part name="Alice" />)
  await expect.element(screen.getByText('On its way')).toBeVisible()
  deliver()
  await expect.element(screen.getByText('Hello Alice')).toBeVisible()
  await screen.unmount()
  const again = await renderUi(<Part name="Bob" />)
  expect(again.container.textContent).toBe('Hello Bob')
  expect(loads).toBe(1)
})

test('error: a failure is thrown, and not kept: drawn again it is loaded again', () =>
  expectCaught(async () => {
    let isDown = true
    const Part = lazyPart(async () => {
      if (isDown) throw new Error('no network')
      return Greeting
    }, null)
    const screen = await renderUi(
      <CatchBoundary
        errorComponent={({ error, reset }) => (
          <button onClick={reset} type="button">
            {String(error)}
          </button>
        )}
        getResetKey={() => 0}
      >
        <Part name="Alice" />
      </CatchBoundary>,
    )
    const retry = screen.getByRole('button', { name: 'Error: no network' })
    await expect.element(retry).toBeVisible()
    isDown = false
    await retry.click()
    await expect.element(screen.getByText('Hello Alice')).toBeVisible()
  }))
