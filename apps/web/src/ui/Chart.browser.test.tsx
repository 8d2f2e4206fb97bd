import { expectAccessible } from '@countersign/test/browser'
import { expect, onTestFinished, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Chart, type ChartProps } from './Chart.tsx'

const t = createCatalogue('transfers')

const level: ChartProps = {
  columns: [
    { id: 1, label: '1 Mar', parts: [0.25], texts: ['1 ETH'] },
    { id: 2, label: '2 Mar', parts: [1], texts: ['4 ETH'] },
  ],
  edges: ['4 ETH', '0'],
  ends: ['1 Mar', '2 Mar'],
  headings: ['Day', 'Balance'],
  kind: 'level',
  title: 'Balance of ETH',
}

test('default: a drawing for those who see it, and every number in a table for everybody', async () => {
  const screen = await renderUi(<Chart {...level} />)
  await expect.element(screen.getByRole('figure', { name: level.title })).toBeVisible()
  const lines = [...screen.container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(lines).toEqual(['M0 75H10L10 0H20V100H0Z', 'M0 75H10L10 0H20'])
  await screen.getByText(t('asTable')).click()
  const table = screen.getByRole('table', { name: level.title })
  await expect.element(table.getByRole('row', { name: '2 Mar 4 ETH' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: what comes stands above the middle, what goes below it', async () => {
  const columns = [{ id: 1, label: '1 Mar', parts: [1, 0.5], texts: ['2', '1'] }]
  const screen = await renderUi(<Chart {...level} columns={columns} headings={['Day', 'In', 'Out']} kind="flow" />)
  const bars = [...screen.container.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('y'),
    bar.getAttribute('height'),
  ])
  expect(bars).toEqual([
    ['0', '50'],
    ['50', '25'],
  ])
})

test('behavior: it is as wide as its place, and no wider', async () => {
  const many = Array.from({ length: 90 }, (_, index) => ({ id: index, label: `${index}`, parts: [0.5], texts: ['1'] }))
  const screen = await renderUi(
    <div style={{ inlineSize: '320px' }}>
      <Chart {...level} columns={many} />
    </div>,
  )
  const figure = screen.getByRole('figure').element()
  expect([figure.clientWidth, figure.scrollWidth]).toEqual([320, 320])
  expect(screen.container.querySelector('svg')?.clientWidth).toBeGreaterThan(200)
})

test('behavior: in a page from right to left, time runs as its labels do', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const columns = [
    { id: 1, label: '1 Mar', parts: [1, 0], texts: ['2', '0'] },
    { id: 2, label: '2 Mar', parts: [0, 1], texts: ['0', '2'] },
  ]
  const screen = await renderUi(<Chart {...level} columns={columns} headings={['Day', 'In', 'Out']} kind="flow" />)
  const findLeft = (element: Element | undefined) => element?.getBoundingClientRect().left ?? 0
  const bars = [...screen.container.querySelectorAll('rect')].filter((bar) => bar.getAttribute('height') !== '0')
  expect(findLeft(bars[0])).toBeGreaterThan(findLeft(bars[1]))
  expect(findLeft(screen.getByText('1 Mar').elements()[0])).toBeGreaterThan(
    findLeft(screen.getByText('2 Mar').elements()[0]),
  )
})

test('behavior: pairs stand on one line, with the name of each below', async () => {
  const columns = [
    { id: 1, label: 'March 2026', parts: [1, 0.5], texts: ['2', '1'], tick: 'Mar' },
    { id: 2, label: 'April 2026', parts: [0, 0.25], texts: ['0', '0.5'], tick: 'Apr' },
  ]
  const screen = await renderUi(<Chart {...level} columns={columns} headings={['Month', 'In', 'Out']} kind="pairs" />)
  const feet = [...screen.container.querySelectorAll('rect')].map(
    (bar) => Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
  )
  expect(new Set(feet)).toEqual(new Set([100]))
  await expect.element(screen.getByText('Apr', { exact: true })).toBeVisible()
})

test('behavior: the column that somebody points at is read out', async () => {
  const screen = await renderUi(<Chart {...level} />)
  const drawing = screen.container.querySelector('svg')
  if (!drawing) throw new Error('no drawing')
  const { left, top, width } = drawing.getBoundingClientRect()
  const point = (part: number) =>
    drawing.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, clientX: left + width * part, clientY: top + 5 }),
    )
  point(0.9)
  await expect.element(screen.getByText('2 Mar · 4 ETH')).toBeVisible()
  point(0.1)
  await expect.element(screen.getByText('1 Mar · 1 ETH')).toBeVisible()
})
