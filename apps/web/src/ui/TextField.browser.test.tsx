import { expectAccessible } from '@countersign/test/browser'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { Form } from './Form.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Recipient(overrides: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return <TextField label="Recipient" onChange={setValue} value={value} {...overrides} />
}

test('default: the label names the input and leads to it', async () => {
  const screen = await renderUi(<Recipient hint="An address" suggestions={[{ value: '0xabc', label: 'Bob' }]} />)
  const input = screen.getByLabelText('Recipient')
  await screen.getByText('Recipient').click()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription('An address')
  await expect.element(input).toBeValid()
  await expectAccessible(screen.container)
})

test('parameters: error, announced after the hint', async () => {
  const screen = await renderUi(<Recipient error="The checksum is wrong." hint="An address" />)
  const input = screen.getByLabelText('Recipient')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('An address The checksum is wrong.')
  await expect.element(screen.getByText('The checksum is wrong.')).toBeVisible()
  await expectAccessible(screen.container)
})

test('parameters: rows, isCode', async () => {
  const screen = await renderUi(<Recipient isCode rows={4} />)
  const area = screen.getByLabelText('Recipient')
  await area.fill('{\n}')
  await expect.element(area).toHaveValue('{\n}')
  await expect.element(area).toHaveAttribute('spellcheck', 'false')
})

test('behavior: an error that comes and goes keeps the text', async () => {
  const screen = await renderUi(<Recipient />)
  await screen.getByLabelText('Recipient').fill('0xabc')
  await screen.rerender(<Recipient error="Too short." />)
  await screen.rerender(<Recipient />)
  await expect.element(screen.getByLabelText('Recipient')).toHaveValue('0xabc')
})

test('default: a select field returns the value of the option, not its text', async () => {
  const chosen: number[] = []
  const options = [
    { value: 0, label: 'Never' },
    { label: 'Often', options: [{ value: 60, label: 'Hourly' }] },
  ]
  const screen = await renderUi(
    <SelectField
      hint="In minutes"
      label="Reset"
      onChange={(value) => chosen.push(value)}
      options={options}
      value={0}
    />,
  )
  const select = screen.getByLabelText('Reset')
  await expect.element(select).toHaveAccessibleDescription('In minutes')
  await select.selectOptions('Hourly')
  expect(chosen).toEqual([60])
  await expectAccessible(screen.container)
})

test('default: a checkbox field returns whether it is checked', async () => {
  const chosen: boolean[] = []
  const screen = await renderUi(<CheckboxField label="Agree" onChange={(value) => chosen.push(value)} value={false} />)
  await screen.getByLabelText('Agree').click()
  expect(chosen).toEqual([true])
})

test('behavior: a form that is submitted with errors focuses the first', async () => {
  const screen = await renderUi(
    <Form onSubmit={() => undefined}>
      <TextField label="Name" onChange={() => undefined} value="" />
      <TextField error="Missing." label="Amount" onChange={() => undefined} value="" />
      <button type="submit">Send</button>
    </Form>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Amount')).toHaveFocus()
})
