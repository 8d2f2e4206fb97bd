import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/renderUi.tsx'
import { Disclosure } from './Disclosure.tsx'

test('default: closed, and opened by the keyboard', async () => {
  const screen = await renderUi(<Disclosure title="Raw data">0xabcd</Disclosure>)
  const content = screen.getByText('0xabcd')
  await expect.element(screen.getByText('Raw data')).toBeVisible()
  expect(screen.container.querySelector('details')?.open).toBe(false)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(content).toBeVisible()
  expect(screen.container.querySelector('details')?.open).toBe(true)
  await expectAccessible(screen.container)
})

test('parameters: isOpen', async () => {
  const screen = await renderUi(
    <Disclosure isOpen title="Raw data">
      <p>0xabcd</p>
    </Disclosure>,
  )
  await expect.element(screen.getByText('0xabcd')).toBeVisible()
  await screen.getByText('Raw data').click()
  await expect.element(screen.getByText('0xabcd')).not.toBeVisible()
})
