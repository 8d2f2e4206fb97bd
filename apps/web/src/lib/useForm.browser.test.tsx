import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { readForm, requireField } from './readForm.ts'
import { useForm } from './useForm.ts'

function Example({ onValue }: { onValue: (amount: number | undefined) => void }) {
  const [value, save] = useState({ amount: '', note: '' })
  const { check, field } = useForm({
    value,
    save,
    read: ({ amount }) => readForm({ amount: requireField(Number(amount) || undefined, 'Not an amount.') }),
  })
  const { error, onChange, value: amount } = field('amount')
  return (
    <>
      <input aria-label="Amount" onChange={({ target }) => onChange(target.value)} value={amount} />
      <output>{error}</output>
      <button onClick={() => onValue(check()?.amount)} type="button">
        Check
      </button>
    </>
  )
}

test('default: an error appears on check, disappears on change, and then there is a value', async () => {
  const values: (number | undefined)[] = []
  const screen = await renderUi(<Example onValue={(amount) => values.push(amount)} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Not an amount.')
  await screen.getByLabelText('Amount').fill('2')
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await screen.getByRole('button').click()
  expect(values).toEqual([undefined, 2])
})
