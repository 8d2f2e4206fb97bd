import { expectAccessible } from '@countersign/test/browser'
import { useRouterState } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { OpenSafeForm } from './OpenSafeForm.tsx'

function Where() {
  return <output>{useRouterState({ select: ({ location }) => location.pathname })}</output>
}

async function setup() {
  const screen = await renderWithServices(
    <>
      <OpenSafeForm />
      <Where />
    </>,
  )
  return { input: screen.getByLabelText('Safe address'), screen }
}

test.each([testSafe.address, testSafe.address.toLowerCase(), `demo:${testSafe.address}`])(
  'default: %s opens the Safe',
  async (text) => {
    const { input, screen } = await setup()
    await input.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('status')).toHaveTextContent(`/31337/${testSafe.address}`)
  },
)

test.each(['', '0x1234', `other:${testSafe.address}`, testSafe.address.replace('F719', 'f719')])(
  'error: “%s” is refused beside the field, and keeps what was typed',
  async (text) => {
    const { input, screen } = await setup()
    await input.fill(text)
    await screen.getByRole('button', { name: 'Open' }).click()
    const error = 'Not a valid address, or its checksum is wrong.'
    await expect.element(screen.getByText(error)).toBeVisible()
    await expect.element(input).toHaveValue(text)
    await expectAccessible(screen.container)
    await input.fill(`${text}0`)
    await expect.element(screen.getByText(error)).not.toBeInTheDocument()
  },
)
