import { expectAccessible } from '@countersign/test/browser'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testStorage.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { PinOffer, type PinOfferProps } from './PinOffer.tsx'

const t = createCatalogue('pinNotice')
const render = (props: Partial<PinOfferProps>, account: Address | undefined = alice) =>
  renderWithServices(<PinOffer hostname="safe.example.org" isPossible {...props} />, account ? { account } : {})

test('default: offered once to a visitor with a wallet', async () => {
  const screen = await render({})
  const offer = screen.getByRole('link', { name: t('offer') })
  await expect.element(offer).toBeVisible()
  await expectAccessible(screen.container)
  await offer.click()
  await expect.element(offer).not.toBeInTheDocument()
})

test('behavior: not on the own machine, and not where a browser cannot', async () => {
  for (const props of [{ hostname: 'localhost' }, { hostname: '127.0.0.1' }, { isPossible: false }]) {
    const screen = await render(props)
    await expect.element(screen.getByText(t('offer'))).not.toBeInTheDocument()
  }
})
