import { expectCaught } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderView, words } from '../../test/renderView.tsx'
import { LazyQrCode } from './LazyQrCode.tsx'

test('default: the code, as soon as its encoder is there', async () => {
  const { screen } = await renderView(<LazyQrCode label="Scan" value="https://wallet.test/" />)
  await expect.element(screen.getByRole('img', { name: 'Scan' })).toBeVisible()
})

test('error: a link too long for a code is reported, and the other content stays', () =>
  expectCaught(async () => {
    const { screen } = await renderView(
      <>
        <LazyQrCode label="Scan" value={'x'.repeat(4_000)} />
        <a href="https://wallet.test/">Open the wallet</a>
      </>,
    )
    await expect.element(screen.getByText(words('failed'))).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Open the wallet' })).toBeVisible()
  }))
