import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Stack } from './Stack.tsx'

const parts = (isLive?: boolean) => (
  <Stack {...(isLive === undefined ? {} : { isLive })}>
    <p>First</p>
    <p>Second</p>
  </Stack>
)

test('default: one below the other, with air between, and silent', async () => {
  const screen = await renderUi(parts())
  const first = screen.getByText('First').element().getBoundingClientRect()
  const second = screen.getByText('Second').element().getBoundingClientRect()
  expect(second.top).toBeGreaterThan(first.bottom)
  expect(screen.container.querySelector('[aria-live]')).toBeNull()
})

test('parameters: isLive, what comes into it is read out', async () => {
  const screen = await renderUi(parts(true))
  await expect.element(screen.getByText('First').element().parentElement).toHaveAttribute('aria-live', 'polite')
})
