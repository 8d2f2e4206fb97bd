import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Card } from './Card.tsx'

test('default: a region that is called like its title', async () => {
  const screen = await renderUi(
    <Card aside="3 of them" title="Owners">
      Alice
    </Card>,
  )
  const region = screen.getByRole('region', { name: 'Owners' })
  await expect.element(region.getByRole('heading', { level: 2 })).toHaveTextContent('Owners')
  await expect.element(region).toHaveTextContent('3 of them')
  await expectAccessible(screen.container)
})

test('behavior: without a title it is no landmark', async () => {
  const screen = await renderUi(<Card>Alice</Card>)
  expect(screen.getByRole('region').elements()).toEqual([])
  expect(screen.getByRole('heading').elements()).toEqual([])
})

test('parameters: isFlush, for rows that draw their own edges', async () => {
  const screen = await renderUi(
    <>
      <Card>padded</Card>
      <Card isFlush>flush</Card>
    </>,
  )
  const padding = (text: string) => getComputedStyle(screen.getByText(text).element()).paddingInlineStart
  expect(padding('padded')).not.toBe('0px')
  expect(padding('flush')).toBe('0px')
})
