import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Icon } from './Icon.tsx'

test('default: drawn in the colour of the words beside it, and silent', async () => {
  const screen = await renderUi(
    <p style={{ color: 'rgb(1, 2, 3)' }}>
      <Icon name="stop" />
      <Icon name="stop" size="small" />
    </p>,
  )
  const [medium, small] = screen.container.querySelectorAll('svg')
  if (!medium || !small) throw new Error('Nothing was drawn.')
  expect(medium.getAttribute('aria-hidden')).toBe('true')
  expect(getComputedStyle(medium).stroke).toBe('rgb(1, 2, 3)')
  expect(small.getBoundingClientRect().width).toBeLessThan(medium.getBoundingClientRect().width)
  expect(small.getBoundingClientRect().width).toBeGreaterThan(0)
})
