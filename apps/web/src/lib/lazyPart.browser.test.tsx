import { expectCaught } from '@countersign/test/browser'
import { CatchBoundary } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { lazyPart } from './lazyPart.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('default: the fallback, then the component, loaded once', async () => {
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
    <p>Loading</p>,
  )
  const screen = await renderUi(<Part name="Alice" />)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  deliver()
  await expect.element(screen.getByText('Hello Alice')).toBeVisible()
  await screen.unmount()
  const again = await renderUi(<Part name="Bob" />)
  expect(again.container.textContent).toBe('Hello Bob')
  expect(loads).toBe(1)
})

test('error: a failed load reaches the error boundary around it', () =>
  expectCaught(async () => {
    const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('no network')), null)
    const screen = await renderUi(
      <CatchBoundary errorComponent={({ error }) => <p>{String(error)}</p>} getResetKey={() => 0}>
        <Part name="Alice" />
      </CatchBoundary>,
    )
    await expect.element(screen.getByText('Error: no network')).toBeVisible()
  }))
