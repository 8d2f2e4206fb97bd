import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { setName } from '../address-book/names.ts'
import { AddressField } from './AddressField.tsx'

const field = (value: string, error?: string) => (
  <AddressField error={error} hint="Whole." label="Recipient" onChange={() => {}} safe={testSafe} value={value} />
)

test('default: what is known is offered by name, but not the Safe itself', async () => {
  const screen = await renderWithServices(field(''), {
    prepare: ({ names }) => names.update((all) => setName(setName(all, dave, 'Dave'), testSafe.address, 'Treasury')),
  })
  await expect.element(screen.getByLabelText('Recipient')).toHaveAccessibleDescription('Whole.')
  const options = [...screen.container.querySelectorAll('option')].map(({ label, value }) => ({ label, value }))
  expect(options).toEqual([{ label: 'Dave', value: dave }])
  await expectAccessible(screen.container)
})

test('behavior: a whole address is repeated in groups of four, one of another chain is not', async () => {
  const screen = await renderWithServices(field(`demo:${dave}`))
  await expect.element(screen.getByText('b906')).toBeVisible()
  await screen.rerender(field(`eth:${dave}`, 'Another chain.'))
  await expect.element(screen.getByLabelText('Recipient')).toHaveAccessibleDescription('Whole. Another chain.')
})
