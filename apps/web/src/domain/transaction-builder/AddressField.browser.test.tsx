import { expectAccessible } from '@countersign/test/browser'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type RenderWithServicesParameters, renderWithServices } from '../../../test/renderWithServices.tsx'
import { answerReceipts, createMovementPage, createPayment } from '../../../test/testMovements.ts'
import { bob, carol, dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { groupHex } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { setName } from '../address-book/names.ts'
import type { Services } from '../services/Services.ts'
import { AddressField, type AddressFieldProps } from './AddressField.tsx'

const t = createCatalogue('transactionBuilder')

function Form({ initial = '', ...props }: Partial<AddressFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <form>
      <AddressField {...props} label="Recipient" onChange={setValue} safe={testSafe} value={value} />
      <button type="button">Next</button>
    </form>
  )
}

const contacts = ({ names }: Services) =>
  names.update((all) =>
    [
      [dave, 'Dave'],
      [bob, 'Bob'],
      [carol, 'Davina'],
      [testSafe.address, 'Treasury'],
    ].reduce((next, [address, name]) => setName(next, address as typeof dave, name ?? ''), all),
  )

type SetupParameters = Partial<AddressFieldProps> & { initial?: string }

async function setup(props: SetupParameters = {}, parameters: RenderWithServicesParameters = {}) {
  const screen = await renderWithServices(<Form {...props} />, { prepare: contacts, ...parameters })
  const field = screen.getByRole('combobox', { name: 'Recipient' })
  return {
    field,
    options: () =>
      screen
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    screen,
  }
}

test('default: known addresses are offered by name, in full, but not the Safe itself', async () => {
  const { field, options, screen } = await setup()
  await expect.element(field).toHaveAccessibleDescription(t('address.hint'))
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  expect(options()).toEqual([`Bob${bob}`, `Dave${dave}`, `Davina${carol}`])
  await expectAccessible(screen.container)
  for (const option of screen.getByRole('option').elements())
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('behavior: by keyboard: arrows, Home and End move, Enter chooses, Escape closes', async () => {
  const { field, options, screen } = await setup()
  const marked = () => {
    const id = field.element().getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.textContent
  }
  await field.click()
  await userEvent.keyboard('dav')
  expect(options()).toEqual([`Dave${dave}`, `Davina${carol}`])
  expect(marked()).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toBe(`Dave${dave}`)
  await userEvent.keyboard('{End}')
  expect(marked()).toBe(`Davina${carol}`)
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toBe(`Dave${dave}`)
  await userEvent.keyboard('{ArrowUp}')
  expect(marked()).toBe(`Davina${carol}`)
  await userEvent.keyboard('{Home}{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('dav')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue(dave)
  await expect.element(field).toHaveFocus()
  expect(screen.getByRole('option').elements()).toEqual([])
  // The chosen address is repeated with its name, complete.
  await expect.element(field).toHaveAccessibleDescription(`Dave ${groupHex(dave).join(' ')}`)
  await expectAccessible(screen.container)
})

test('behavior: by pointer, with the focus left in the field', async () => {
  const { field, screen } = await setup()
  await field.click()
  await screen.getByRole('option', { name: /^Bob/ }).click()
  await expect.element(field).toHaveValue(bob)
  await expect.element(field).toHaveFocus()
})

test('behavior: a complete name becomes its address on the way out; a part of one does not', async () => {
  const { field } = await setup()
  await field.fill('dav')
  await userEvent.tab()
  await expect.element(field).toHaveValue('dav')
  await field.fill(' dave ')
  await userEvent.tab()
  await expect.element(field).toHaveValue(dave)
})

test('behavior: a whole address is repeated in groups of four, one of another chain is not', async () => {
  const { field, screen } = await setup({ error: 'Another chain.', initial: `demo:${dave}` })
  await expect.element(screen.getByText('b906')).toBeVisible()
  await field.fill(`eth:${dave}`)
  await expect.element(field).toHaveAccessibleDescription(`${t('address.hint')} Another chain.`)
})

test('behavior: a first payment is said to be one, and a look-alike of a contact named', async () => {
  const lookalike = `${dave.slice(0, 8)}${bob.slice(8, -6)}${dave.slice(-6)}`.toLowerCase()
  const { field, screen } = await setup({ initial: dave, isPayment: true })
  await expect.element(screen.getByText(t('address.first'))).toBeVisible()
  await field.fill(lookalike)
  await expect.element(screen.getByText(t('address.lookalike', { known: 'Dave' }))).toBeVisible()
  await expectAccessible(screen.container)
})

const payment = createPayment(9, { kind: 'native', nonce: null, to: carol, token: null, value: '5' })

test('behavior: recent recipients come first, if the chain confirms that they were paid', async () => {
  const answerChain = answerReceipts([payment])
  const { field, options, screen } = await setup(
    { isPayment: true },
    {
      answerNode: (method, params) => {
        if (method === 'eth_blockNumber') return '0x64'
        const answer = answerChain(method, params)
        if (answer !== undefined) return answer
        if (method === 'eth_getBlockByNumber') return { number: '0x64', timestamp: '0x1' }
        throw new Error(method)
      },
      answerService: (path) => {
        if (!path.includes('/movements')) throw new Error(path)
        // The service also lists one that never was.
        return createMovementPage([createPayment(10, { kind: 'native', to: dave, token: null }), payment])
      },
    },
  )
  await field.click()
  await expect.poll(options).toEqual([`Davina${carol}${t('address.paid')}`, `Bob${bob}`, `Dave${dave}`])
  await field.fill(carol)
  await expect.element(screen.getByText('Davina')).toBeVisible()
  await expect.poll(() => screen.services.queryClient.isFetching()).toBe(0)
  expect(screen.getByText(t('address.first')).elements()).toEqual([])
  await field.fill(dave)
  await expect.element(screen.getByText(t('address.first'))).toBeVisible()
})

test('behavior: at the end of the page the list is scrolled into view', async () => {
  const { field, screen } = await setup()
  const space = document.createElement('div')
  space.style.blockSize = '200vh'
  screen.container.prepend(space)
  field.element().scrollIntoView({ block: 'end' })
  await field.click()
  await expect
    .poll(() => screen.getByRole('listbox').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(window.innerHeight + 1)
  space.remove()
})
