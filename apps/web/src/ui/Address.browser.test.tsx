import { expectAccessible } from '@countersign/test/browser'
import { expect, onTestFinished, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Address, HexGroups } from './Address.tsx'

const value = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'

test('default: the first six and the last four, the whole of it on hover, and a way to copy', async () => {
  const screen = await renderUi(<Address value={value} />)
  await expect.element(screen.getByText('0xF719…8d79')).toHaveAttribute('title', value)
  await expect.element(screen.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('parameters: form, every character, in groups of four that are read and copied without gaps', async () => {
  const screen = await renderUi(<Address form="full" hasIcon value={value} />)
  const groups = screen.container.querySelector('[data-value]')
  expect(groups?.textContent).toBe(value)
  expect(groups?.children.length).toBeGreaterThan(10)
  await expectAccessible(screen.container)
})

test('parameters: name, shown beside the address and never instead of it', async () => {
  const screen = await renderUi(<Address name="Treasury" value={value} />)
  await expect.element(screen.getByText('Treasury')).toBeVisible()
  await expect.element(screen.getByText('0xF719…8d79')).toBeVisible()
})

test('behavior: a name from right to left does not turn the address around', async () => {
  const screen = await renderUi(<Address name={'خزينة'} value={value} />)
  const name = screen.getByText('خزينة').element()
  expect(getComputedStyle(name).direction).toBe('rtl')
  expect(getComputedStyle(screen.getByText('0xF719…8d79').element()).direction).toBe('ltr')
})

test('parameters: canCopy', async () => {
  const screen = await renderUi(<Address canCopy={false} value={value} />)
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('behavior: a hash wraps between its groups and never inside of one', async () => {
  const screen = await renderUi(
    <div style={{ inlineSize: '9rem' }}>
      <HexGroups value={`0x${'ab'.repeat(32)}`} />
    </div>,
  )
  const groups = [...(screen.container.querySelector('[data-value]')?.children ?? [])]
  const lines = new Set(groups.map((group) => group.getBoundingClientRect().top))
  expect(lines.size).toBeGreaterThan(1)
  for (const group of groups) expect(group.getClientRects().length).toBe(1)
})

test('behavior: in a page from right to left, the groups still read from left to right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await renderUi(<HexGroups value={value} />)
  const [first, second] = [...screen.container.querySelectorAll('[data-value] span')].map(
    (group) => group.getBoundingClientRect().left,
  )
  expect(first).toBeLessThan(second ?? 0)
})
