import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Logo } from './Logo.tsx'

const drawing = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/%3E'
const render = (uri: string | undefined, name = 'USDC') => renderUi(<Logo name={name} seed="0x1" uri={uri} />)

test('default: the picture of the configuration, without words', async () => {
  const { container } = await render(drawing)
  const image = container.querySelector('img')
  expect([image?.getAttribute('src'), image?.alt, image?.width]).toEqual([drawing, '', 32])
})

test('behavior: without one, its first letters', async () => {
  const { container } = await render(undefined, 'wstETH')
  expect(container.querySelector('svg')?.textContent).toBe('WST')
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test.each([
  'https://tracker.test/logo.png',
  '//tracker.test/logo.png',
  '/\\tracker.test/logo.png',
  'data:text/html,<b>',
  'javascript:alert(1)',
])('error: %s is not loaded', async (uri) => {
  const { container } = await render(uri)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('USD')
})

test('error: a picture that cannot be drawn is replaced', async () => {
  const { container } = await render('data:image/png;base64,AAAA')
  await expect.poll(() => container.textContent).toBe('USD')
})
