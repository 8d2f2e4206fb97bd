import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../domain/report/testReport.ts'
import { WrongChain } from './WrongChain.tsx'

const other = { ...testChain, id: 5, name: 'Other chain' }

test('default: says on which chain the Safe is', async () => {
  const screen = await renderWithServices(<WrongChain chain={other} />, { account: alice })
  await expect.element(screen.getByText('Your wallet is on another chain')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Switch to Other chain' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: silent where there is nothing to switch', async () => {
  const screen = await renderWithServices(<WrongChain chain={testChain} />, { account: alice })
  expect(screen.container.textContent).toBe('')
  const without = await renderWithServices(<WrongChain chain={other} />)
  expect(without.container.textContent).toBe('')
})

test('error: a wallet that cannot switch says so and can be asked again', async () => {
  const screen = await renderWithServices(<WrongChain chain={other} />, { account: alice })
  const button = screen.getByRole('button', { name: 'Switch to Other chain' })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^The wallet could not switch: /)
  await expect.element(button).toBeEnabled()
})
