import { ChainConfigSchema } from '@countersign/protocol/config'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderUi } from '../../../test/renderUi.tsx'
import { bob, carol } from '../../../test/testReport.ts'
import { TokenLogo } from './TokenLogo.tsx'

const draw = (color: string) => `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" fill="${color}"/%3E`
const chain = ChainConfigSchema.parse({
  ...testChain,
  nativeCurrencyLogoUri: draw('red'),
  tokens: [{ address: carol, logoUri: draw('blue'), symbol: 'USDC' }],
})

test('default: coin and listed tokens have the operator’s logos', async () => {
  const { container } = await renderUi(
    <>
      <TokenLogo chain={chain} symbol="ETH" token={zeroAddress} />
      <TokenLogo chain={chain} symbol="USDC" token={carol} />
    </>,
  )
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([draw('red'), draw('blue')])
})

test('behavior: a token that only calls itself the same has letters', async () => {
  const { container } = await renderUi(<TokenLogo chain={chain} symbol="USDC" token={bob} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('USD')
})
