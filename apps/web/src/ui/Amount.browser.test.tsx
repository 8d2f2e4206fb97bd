import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Amount } from './Amount.tsx'

test('default: rounded to read, exact on hover', async () => {
  const screen = await renderUi(<Amount decimals={18} symbol="ETH" value={1_234_567_890_123_456_789_012n} />)
  const amount = screen.container.querySelector('span')
  expect(amount?.textContent).toBe('1,234.56789… ETH')
  expect(amount?.title).toBe('1,234.567890123456789012 ETH')
})

test.each([
  ['in', '+1 ETH'],
  ['out', '−1 ETH'],
] as const)('parameters: direction %s puts a sign before it', async (direction, text) => {
  const screen = await renderUi(<Amount decimals={0} direction={direction} symbol="ETH" value={1n} />)
  expect(screen.container.textContent).toBe(text)
})

test('behavior: a symbol from right to left stays behind the number', async () => {
  const screen = await renderUi(<Amount decimals={0} symbol={'عملة'} value={7n} />)
  const symbol = screen.getByText('عملة').element()
  expect(symbol.tagName).toBe('BDI')
  const number = document.createRange()
  const text = symbol.previousSibling
  if (!text) throw new Error('Nothing stands before the symbol.')
  number.selectNode(text)
  expect(number.getBoundingClientRect().left).toBeLessThan(symbol.getBoundingClientRect().left)
})
