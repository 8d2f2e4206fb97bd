import { type LinkedTransaction, parseLink } from '@countersign/protocol/offline'
import { expectAccessible } from '@countersign/test/browser'
import { type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { VerifyElsewhere } from './VerifyElsewhere.tsx'

const t = createCatalogue('verify')

function createItem(data: Hex): LinkedTransaction {
  const gas = { baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress, safeTxGas: 0n }
  const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  return {
    kind: 'transaction',
    chainId: 31337,
    safe: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79',
    version: '1.4.1',
    transaction: { ...gas, data, nonce: 5n, operation: 0, to, value: 1n },
    signatures: [`0x${'11'.repeat(65)}`],
  }
}

test('default: a code and a link that carry the very item, in the part that no server is sent', async () => {
  const item = createItem('0x')
  const screen = await renderUi(<VerifyElsewhere item={item} />)
  await screen.getByRole('button', { name: t('link') }).click()
  await expect.element(screen.getByRole('img', { name: t('codeLabel') })).toBeVisible()
  const url = new URL(
    screen
      .getByRole('link', { name: t('open') })
      .element()
      .getAttribute('href') ?? '',
  )
  expect([url.origin, url.pathname, url.search]).toEqual([window.location.origin, '/verify', ''])
  expect(parseLink(url.hash.slice(1))).toEqual(item)
  await screen.getByRole('button', { name: `Copy ${t('linkWhat')}` }).click()
  await expect.poll(() => navigator.clipboard.readText()).toBe(url.href)
  await expectAccessible(screen.container)
})

test('behavior: what is too long for one code is still a link, and the page says so', async () => {
  const screen = await renderUi(<VerifyElsewhere item={createItem(`0x${'ab'.repeat(1_200)}`)} />)
  await screen.getByRole('button', { name: t('link') }).click()
  await expect.element(screen.getByText(t('codeTooLong'))).toBeVisible()
  await expect.element(screen.getByRole('img', { name: t('codeLabel') })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: t('open') })).toBeVisible()
})

test('behavior: nothing is offered while nobody knows what is hashed', async () => {
  const screen = await renderUi(<VerifyElsewhere item={undefined} />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
