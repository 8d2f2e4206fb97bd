import { expectAccessible } from '@countersign/test/browser'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { IntegerField } from './IntegerField.tsx'

const t = createCatalogue('contractInteraction')

const units = [
  { decimals: 18, symbol: 'ETH' },
  { decimals: 6, symbol: 'USDC' },
]

let latest = ''

function Form({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  latest = value
  return <IntegerField label="value (uint256)" onChange={setValue} units={units} value={value} />
}

async function setup(initial = '') {
  const screen = await renderUi(<Form initial={initial} />)
  return {
    amount: screen.getByRole('textbox', { name: 'value (uint256)' }),
    screen,
    unit: screen.getByRole('combobox', { name: t('unit') }),
  }
}

test('default: an integer, until a unit is chosen', async () => {
  const { amount, screen, unit } = await setup()
  await amount.fill('12,5')
  expect(latest).toBe('12,5')
  await unit.selectOptions('USDC · 6 decimals')
  expect(latest).toBe('12,5\u00a0d6')
  await expect.element(amount).toHaveValue('12,5')
  await amount.fill('7')
  expect(latest).toBe('7\u00a0d6')
  await unit.selectOptions(t('integer'))
  expect(latest).toBe('7')
  await expectAccessible(screen.container)
})

test('behavior: named units come first, then every other number of decimals', async () => {
  const { unit } = await setup()
  const labels = [...unit.element().querySelectorAll('option')].map(({ label }) => label)
  expect(labels.slice(0, 5)).toEqual([
    t('integer'),
    'ETH · 18 decimals',
    'USDC · 6 decimals',
    'gwei · 9 decimals',
    '1 decimal',
  ])
  expect(labels).toHaveLength(37)
})

test('behavior: a unit that was typed stays in the field', async () => {
  const { amount, unit } = await setup('7 d18')
  await expect.element(amount).toHaveValue('7 d18')
  await expect.element(unit).toHaveValue('')
})
