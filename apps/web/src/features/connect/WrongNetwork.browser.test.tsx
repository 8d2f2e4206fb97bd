import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { WrongNetwork } from './WrongNetwork.tsx'

const t = createCatalogue('connect')

test('default: silent on a chain of this app, and says so on any other', async () => {
  const screen = await renderWithServices(<WrongNetwork />, { account: alice })
  expect(screen.container.textContent).toBe('')
  screen.services.wagmi.connectors[0]?.emitter.emit('change', { chainId: 999 })
  await expect.element(screen.getByText(t('wrongNetworkText'))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('switchNetworks') })).toBeVisible()
  await expectAccessible(screen.container)
})
