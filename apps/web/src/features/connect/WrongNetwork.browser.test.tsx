import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { connectText as words } from '../../lib/messages/connect.ts'
import { WrongNetwork } from './WrongNetwork.tsx'

test('default: silent on a chain of this app, and says so on any other', async () => {
  const screen = await renderWithServices(<WrongNetwork />, { account: alice })
  expect(screen.container.textContent).toBe('')
  screen.services.wagmi.connectors[0]?.emitter.emit('change', { chainId: 999 })
  await expect.element(screen.getByText(words.wrongNetworkText)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: words.switchNetworks })).toBeVisible()
  await expectAccessible(screen.container)
})
