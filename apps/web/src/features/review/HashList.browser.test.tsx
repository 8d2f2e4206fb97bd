import { getSafeTransactionTypedData, hashSafeMessage, hashSafeTransaction } from '@countersign/protocol/hash'
import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { concat, hashMessage, keccak256, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HashList } from './HashList.tsx'

const t = createCatalogue('device')

const place = { chainId: 31337, safe: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79', version: '1.4.1' } as const
const transaction = {
  to: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  value: 1n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 5n,
} as const
const hashes = hashSafeTransaction({ ...place, transaction })
/** keccak256 of a zero word. */
const emptyDigest = '0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563'

test('default: the digests under their standard names, none of them shortened', async () => {
  const screen = await renderUi(<HashList data="0x" hashes={verifyOwn(hashes)} />)
  const labels = screen.getByRole('term').elements()
  const values = screen.getByRole('definition').elements()
  expect(labels.map((label) => label.firstChild?.firstChild?.textContent)).toEqual([
    'EIP-712 digest',
    'Domain hash',
    'Message hash',
    'ERC-191 digest',
    'Calldata digest',
  ])
  expect(values.map((value) => value.textContent)).toEqual([
    hashes.safeTxHash,
    hashes.domainHash,
    hashes.messageHash,
    hashMessage({ raw: hashes.safeTxHash }),
    emptyDigest,
  ])
  await expectAccessible(screen.container)
})

test('behavior: of a message also what its content is hashed to', async () => {
  const message = hashSafeMessage({ ...place, message: 'I agree' })
  const screen = await renderUi(<HashList content="I agree" hashes={verifyOwn(message)} />)
  const rows = screen.getByRole('definition').elements()
  expect([rows[0]?.textContent, rows.at(-1)?.textContent]).toEqual([message.safeMessageHash, hashMessage('I agree')])
  await expect.element(screen.getByText(t('hints.text'), { exact: true })).toBeVisible()
})

test('behavior: a hash is copied without gaps', async () => {
  const screen = await renderUi(<HashList hashes={verifyOwn(hashes)} />)
  await screen.getByRole('button', { name: 'Copy Message hash' }).click()
  await expect.poll(() => navigator.clipboard.readText()).toBe(hashes.messageHash)
})

test('behavior: folded away, what a device shows of this payload, for signing and for executing', async () => {
  const execution = { chainId: 31337, data: `0x6a761202${'00'.repeat(32)}`, to: place.safe } as const
  const typedData = getSafeTransactionTypedData({ ...place, transaction })
  const screen = await renderUi(<HashList execution={execution} hashes={verifyOwn(hashes)} typedData={typedData} />)
  const fields = screen.getByRole('region', { name: t('fieldDevices') })
  await expect.element(fields).not.toBeInTheDocument()
  await screen.getByText(t('screens'), { exact: true }).click()
  await expect.element(fields).toHaveTextContent(`verifyingContract ${place.safe}`)
  await expect.element(fields).toHaveTextContent('nonce 5')
  const digits = hashes.messageHash.slice(2).toUpperCase().match(/.{4}/g)?.join(' ')
  const hashDevices = screen.getByRole('region', { name: t('hashDevices') })
  await expect.element(hashDevices).toHaveTextContent(`Message hash ${digits}`)
  await screen.getByText(t('executionScreens'), { exact: true }).click()
  const any = screen.getByRole('region', { name: t('anyDevice') })
  await expect.element(any).toHaveTextContent('execTransaction (0x6a761202)')
  await expect.element(any).toHaveTextContent('36 bytes')
  await expectAccessible(screen.container)
})

test('behavior: an approval on the chain has digest and screens of its own', async () => {
  const data = `0xd4d9bdcd${hashes.safeTxHash.slice(2)}` as const
  const approval = { chainId: 31337, data, to: place.safe }
  const screen = await renderUi(<HashList approval={approval} hashes={verifyOwn(hashes)} />)
  const rows = screen.getByRole('definition').elements()
  expect(rows[4]?.textContent).toBe(keccak256(concat([numberToHex(36, { size: 32 }), data])))
  await screen.getByText(t('approvalScreens')).click()
  await expect.element(screen.getByText('approveHash (0xd4d9bdcd)')).toBeVisible()
})
