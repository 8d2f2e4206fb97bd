import { hashSafeTransaction } from '@countersign/protocol/hash'
import { encodeLink, encodeLinkNames, type LinkedItem, type LinkNames } from '@countersign/protocol/offline'
import { expectAccessible } from '@countersign/test/browser'
import { useState } from 'react'
import { encodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { VerifyElsewhere } from '../features/review/VerifyElsewhere.tsx'
import { NodeUrlsSchema } from '../features/verify/NodeForm.tsx'
import { createLocalStore } from '../lib/createLocalStore.ts'
import { shortAddress } from '../lib/groupHex.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { createMemoryStorage } from '../lib/openStorage.ts'
import { VerifyScreen } from './VerifyScreen.tsx'

const tReview = createCatalogue('review')
const t = createCatalogue('verify')
const tMessage = createCatalogue('message')
const tAmounts = createCatalogue('amounts')

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const signer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

const transaction = {
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, args: [dave, 2_500_000n], functionName: 'transfer' }),
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 5n,
} as const
const { safeTxHash } = hashSafeTransaction({ chainId: 31337, safe, transaction, version: '1.4.1' })
const place = { chainId: 31337, safe, version: '1.4.1' } as const

async function open(item?: LinkedItem | string, onLanguage?: (language: string) => void) {
  const nodes = createLocalStore({ empty: {}, key: 'nodes', schema: NodeUrlsSchema, storage: createMemoryStorage() })
  const fragment = item === undefined ? '' : typeof item === 'string' ? item : encodeLink(item)
  return renderUi(<Frame fragment={fragment} nodes={nodes} onLanguage={onLanguage} />)
}

function Frame({ fragment, nodes, onLanguage }: Omit<Parameters<typeof VerifyScreen>[0], 'onFragment'>) {
  const [current, setCurrent] = useState(fragment)
  return (
    <main>
      <VerifyScreen fragment={current} nodes={nodes} onFragment={setCurrent} onLanguage={onLanguage} />
    </main>
  )
}

test('default: the effect, who signed, the hashes, and what nobody could check', async () => {
  const signature = await signer.sign({ hash: safeTxHash })
  const screen = await open({ ...place, kind: 'transaction', signatures: [signature], transaction })
  await expect.element(screen.getByRole('region', { name: tReview('summary') })).toHaveTextContent(dave)
  await expect.element(screen.getByRole('region', { name: t('signers') })).toHaveTextContent(t('recovered'))
  const signed = screen
    .getByRole('region', { name: t('signers') })
    .element()
    .querySelector('[data-value]')
  expect(signed?.getAttribute('data-value')).toBe(signer.address)
  const hashes = screen.getByRole('region', { name: tReview('hashes') }).element()
  expect(hashes.querySelector('[data-value]')?.getAttribute('data-value')).toBe(safeTxHash)
  for (const item of ['state', 'owners', 'tokens', 'libraries', 'simulation'] as const)
    await expect.element(screen.getByText(t(`unknownItems.${item}`))).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: eleven languages are offered, each by its own name; a saved page has no other', {
  tags: 'long',
}, async () => {
  const onLanguage = vi.fn()
  const screen = await open(undefined, onLanguage)
  const choice = screen.getByRole('combobox', { name: t('language') })
  await expect.element(choice).toHaveValue('en')
  expect(choice.getByRole('option').elements()).toHaveLength(11)
  await choice.selectOptions('日本語')
  expect(onLanguage).toHaveBeenCalledExactlyOnceWith('ja')
  await expectAccessible(screen.container)
  await screen.unmount()
  const saved = await open()
  expect(saved.getByRole('combobox', { name: t('language') }).elements()).toEqual([])
})

test('behavior: a link that was changed is refused by its field, and nothing of it is shown', async () => {
  const link = encodeLink({ ...place, kind: 'transaction', signatures: [], transaction })
  const screen = await open(`${link.slice(0, 60)}${link[60] === 'A' ? 'B' : 'A'}${link.slice(61)}`)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Invalid link')
  await expect.element(screen.getByRole('region', { name: tReview('summary') })).not.toBeInTheDocument()
  await screen.getByRole('textbox', { exact: true, name: t('paste') }).fill(`https://elsewhere.example/verify#${link}`)
  await screen.getByRole('button', { name: t('pasteOpen') }).click()
  await expect.element(screen.getByRole('region', { name: tReview('summary') })).toHaveTextContent(dave)
})

test('behavior: every field typed by hand gives the same hash; what is wrong is said at its field', async () => {
  const screen = await open()
  await expect.element(screen.getByText(t('emptyTitle'))).toBeVisible()
  const work = screen.getByRole('button', { name: t('verify') })
  await work.click()
  await expect.element(screen.getByLabelText(t('formFields.to'), { exact: true })).toHaveAttribute('aria-invalid')
  const typed = { chainId: '31337', data: transaction.data, nonce: '5', safe, to: token } as const
  for (const field of ['chainId', 'data', 'nonce', 'safe', 'to'] as const)
    await screen.getByLabelText(t(`formFields.${field}`), { exact: true }).fill(typed[field])
  await work.click()
  await expect.element(screen.getByRole('region', { name: tReview('hashes') })).toBeVisible()
  const hashes = screen.getByRole('region', { name: tReview('hashes') }).element()
  expect(hashes.querySelector('[data-value]')?.getAttribute('data-value')).toBe(safeTxHash)
})

test('behavior: a message, whole, with its hash', async () => {
  const screen = await open({ ...place, content: 'I agree', kind: 'message', signatures: [] })
  await expect.element(screen.getByRole('region', { exact: true, name: tMessage('text') })).toHaveTextContent('I agree')
  for (const item of ['threshold', 'messageOwners'] as const)
    await expect.element(screen.getByText(t(`unknownItems.${item}`))).toBeVisible()
  await expectAccessible(screen.container)
})

test('error: a node that does not answer, and an address that is none', { tags: 'long' }, async () => {
  const screen = await open({ ...place, kind: 'transaction', signatures: [], transaction })
  const request = screen.getByRole('button', { name: t('readNode') })
  await screen.getByLabelText(t('nodeUrl')).fill('javascript:alert(1)')
  await request.click()
  await expect.element(screen.getByText(t('nodeBadUrl'))).toBeVisible()
  await screen.getByLabelText(t('nodeUrl')).fill('http://127.0.0.1:9')
  await request.click()
  await expect.element(screen.getByText(t('noAnswer'))).toBeVisible()
  await expect.element(screen.getByRole('region', { name: t('unverified') })).toBeVisible()
})

const names: LinkNames = {
  names: [{ address: dave, name: 'Grace' }],
  tokens: [{ address: token, decimals: 6, symbol: 'USDC' }],
}
const payment: LinkedItem = { ...place, kind: 'transaction', signatures: [], transaction }
/** The amount as the bytes alone give it. */
const rawAmount = () => tAmounts('rawUnits', { amount: '2,500,000', token: shortAddress(token) })

test('behavior: the sentence of the screen that made the link, marked, beside what the bytes say', async () => {
  const link = encodeLink(payment) + encodeLinkNames(names)
  const there = await open(link)
  const effect = there.getByRole('region', { exact: true, name: tReview('summary') })
  await expect.element(effect).toHaveTextContent('Send 2.5 USDC to Grace')
  await expect.element(effect).toHaveTextContent(t('namedByLink'))
  await expect.element(effect).toHaveTextContent(rawAmount())
  await expect.element(effect).toHaveTextContent(dave)
  const sentence = effect.element().textContent
  await there.unmount()
  // The sharing screen shows exactly the same.
  const here = await renderUi(<VerifyElsewhere item={payment} names={names} />)
  await here.getByRole('button', { name: t('link') }).click()
  await expect
    .element(here.getByRole('region', { exact: true, name: tReview('summary') }))
    .toHaveTextContent(sentence ?? '')
  expect(
    here
      .getByRole('link', { name: t('open') })
      .element()
      .getAttribute('href'),
  ).toContain(link)
})

test('behavior: a link that lies about decimals cannot hide the units, and its names are only its word', async () => {
  const lie: LinkNames = { ...names, tokens: [{ address: token, decimals: 2, symbol: 'USDC' }] }
  const screen = await open(encodeLink(payment) + encodeLinkNames(lie))
  const effect = screen.getByRole('region', { name: tReview('summary') })
  await expect.element(effect).toHaveTextContent('25,000 USDC')
  await expect.element(effect).toHaveTextContent(t('namedByLink'))
  await expect.element(effect).toHaveTextContent(rawAmount())
  await expectAccessible(screen.container)
})

test('error: names that were tampered with refuse the whole link', async () => {
  const link = encodeLink(payment) + encodeLinkNames(names)
  const screen = await open(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
  await expect.element(screen.getByText(t('rejected', { field: 'names' }))).toBeVisible()
})
