import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Field, type FieldProps } from './Field.tsx'

const field = (overrides: Partial<FieldProps> = {}) => (
  <Field label="Recipient" {...overrides}>
    {(control) => <input {...control} />}
  </Field>
)

test('default: the label names the input and leads to it', async () => {
  const screen = await renderUi(field({ hint: 'An address' }))
  const input = screen.getByLabelText('Recipient')
  await screen.getByText('Recipient').click()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription('An address')
  await expect.element(input).toBeValid()
  await expectAccessible(screen.container)
})

test('parameters: error, told to everyone beside the hint', async () => {
  const screen = await renderUi(field({ error: 'The checksum is wrong.', hint: 'An address' }))
  const input = screen.getByLabelText('Recipient')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('An address The checksum is wrong.')
  await expect.element(screen.getByText('The checksum is wrong.')).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: what was typed survives an error that comes and goes', async () => {
  const screen = await renderUi(field())
  await screen.getByLabelText('Recipient').fill('0xabc')
  await screen.rerender(field({ error: 'Too short.' }))
  await screen.rerender(field())
  await expect.element(screen.getByLabelText('Recipient')).toHaveValue('0xabc')
})
