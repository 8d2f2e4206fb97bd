import { expectAccessible } from '@countersign/test/browser'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/renderUi.tsx'
import { Choice } from './Choice.tsx'

const options = [
  { label: 'One', value: 'one' },
  { label: 'Two', value: 'two' },
] as const

function Example() {
  const [value, setValue] = useState<'one' | 'two'>('one')
  return <Choice hint="Either will do" label="Number" onChange={setValue} options={options} value={value} />
}

test('default: one of them is chosen, by click or by arrow', async () => {
  const screen = await renderUi(<Example />)
  const group = screen.getByRole('group', { name: 'Number' })
  await expect.element(group).toHaveAccessibleDescription('Either will do')
  await expect.element(group.getByRole('radio', { name: 'One' })).toBeChecked()
  await group.getByRole('radio', { name: 'Two' }).click()
  await expect.element(group.getByRole('radio', { name: 'Two' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(group.getByRole('radio', { name: 'One' })).toBeChecked()
  await expectAccessible(screen.container)
})
