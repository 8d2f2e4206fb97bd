import { expectAccessible } from '@countersign/test/browser'
import { decodeFunctionData, encodeAbiParameters, erc20Abi, numberToHex, toFunctionSelector, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { dave, bob as token } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { type EnsReading, ensAddressQuery } from '../../domain/address-book/ensAddressQuery.ts'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SendForm } from './SendForm.tsx'

const t = createCatalogue('send')
const tTransactionBuilder = createCatalogue('transactionBuilder')
const tAssets = createCatalogue('assets')

const form = (basis: NextNonce['basis']) => (
  <SendForm
    asset={undefined}
    holdings={[testCoin]}
    nextNonce={{ basis, value: 7n }}
    safe={testSafe}
    state={testState}
  />
)
const key = formKey(testSafe.chainId, testSafe.address, 'send')

async function setup(basis: NextNonce['basis'] = 'all', typed?: { amount: string; recipient: string }) {
  const screen = await renderWithServices(form(basis), {
    prepare: ({ drafts }) => typed && drafts.update((all) => saveForm(all, key, { asset: zeroAddress, ...typed })),
  })
  return {
    amount: screen.getByLabelText(t('amount')),
    nonce: screen.getByLabelText(tTransactionBuilder('nonce')),
    recipient: screen.getByLabelText(t('recipient')),
    review: screen.getByRole('button', { name: tTransactionBuilder('review') }),
    screen,
  }
}

test('default: becomes a draft of this browser, with the first free nonce', async () => {
  const { amount, recipient, review, screen } = await setup()
  await recipient.fill(dave)
  await screen.getByRole('button', { name: tTransactionBuilder('amount.max') }).click()
  await expect.element(amount).toHaveValue('1.5')
  await review.click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([{ transaction: { nonce: '7', to: dave, value: '1500000000000000000' } }])
})

test('error: says what is wrong beside each field, keeps what was typed, and goes to the first', async () => {
  const { amount, nonce, recipient, review, screen } = await setup()
  await recipient.fill('0x1234')
  await amount.fill('2')
  await nonce.fill('4')
  await review.click()
  await expect
    .element(recipient)
    .toHaveAccessibleDescription(new RegExp(tTransactionBuilder('address.length', { count: 6 })))
  await expect
    .element(amount)
    .toHaveAccessibleDescription(new RegExp(tTransactionBuilder('amount.tooMuch', { available: '1.5 ETH' })))
  await expect
    .element(nonce)
    .toHaveAccessibleDescription(new RegExp(tTransactionBuilder('nonceUsed', { nonce: String(5n) })))
  await expect.element(recipient).toHaveFocus()
  await expect.element(recipient).toHaveValue('0x1234')
  await expect.element(amount).toHaveValue('2')
  expect(screen.services.drafts.get().transactions).toEqual([])
  await expectAccessible(screen.container)
  await amount.fill('1')
  await expect
    .element(screen.getByText(tTransactionBuilder('amount.tooMuch', { available: '1.5 ETH' })))
    .not.toBeInTheDocument()
  await expect.element(screen.getByText(tTransactionBuilder('address.length', { count: 6 }))).toBeVisible()
})

test('behavior: what was typed before is there again', async () => {
  const { amount, recipient, screen } = await setup('all', { amount: '0.25', recipient: dave })
  await expect.element(amount).toHaveValue('0.25')
  await expect.element(recipient).toHaveValue(dave)
  await expectAccessible(screen.container)
})

test('behavior: a nonce that is not known yet is waited for', async () => {
  const { review, screen } = await setup('looking', { amount: '1', recipient: dave })
  await expect.element(screen.getByText(tTransactionBuilder('nonceLooking'))).toBeVisible()
  await review.click()
  expect(screen.services.drafts.get().transactions).toEqual([])
  await screen.rerender(form('all'))
  await expect.poll(() => screen.services.drafts.get().transactions).toMatchObject([{ transaction: { nonce: '7' } }])
})

async function setupNames(reading: EnsReading, areOn = true) {
  const safe: CurrentSafe = {
    ...testSafe,
    chain: { ...testSafe.chain, contracts: { ensUniversalResolver: { address: dave } } },
  }
  const screen = await renderWithServices(
    <SendForm
      asset={undefined}
      holdings={[testCoin]}
      nextNonce={{ basis: 'all', value: 7n }}
      safe={safe}
      state={testState}
    />,
    {
      prepare: (services) => {
        services.config = { ...services.config, lookups: { avatars: false, names: areOn } }
        const { queryKey } = ensAddressQuery(services, safe.chainId, 'dave.eth')
        services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
        services.queryClient.setQueryData(queryKey, reading)
        services.drafts.update((all) => saveForm(all, key, { amount: '1', asset: zeroAddress, recipient: 'dave.eth' }))
      },
    },
  )
  return {
    drafts: () => screen.services.drafts.get().transactions,
    recipient: screen.getByLabelText(t('recipient')),
    review: screen.getByRole('button', { name: tTransactionBuilder('review') }),
    screen,
  }
}

const found: EnsReading = { address: dave, block: testState.block, kind: 'found', name: 'dave.eth' }

test('behavior: a name shows its address with the block that says so, and the address is what is drafted', async () => {
  const { drafts, review, screen } = await setupNames(found)
  await expect.element(screen.getByText(/dave\.eth resolves to/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Evidence: Read from the chain at block 1,234' }))
    .toBeVisible()
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(drafts).toMatchObject([{ transaction: { to: dave } }])
})

test.each([
  [{ kind: 'none' }, tTransactionBuilder('address.nameUnknown', { name: 'dave.eth' })],
  [{ kind: 'invalid' }, tTransactionBuilder('address.nameInvalid')],
  [
    { from: dave, kind: 'moved', to: testSafe.address },
    tTransactionBuilder('address.nameMoved', { name: 'dave.eth', from: '0x90F7…b906', to: '0xF719…8d79' }),
  ],
] as const)('error: a name that is %o is refused', async (reading, message) => {
  const { drafts, recipient, review } = await setupNames(reading)
  await review.click()
  await expect.element(recipient).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(drafts()).toEqual([])
})

test('behavior: where look-ups are off a name is no address', async () => {
  const { drafts, recipient, review } = await setupNames(found, false)
  await review.click()
  await expect
    .element(recipient)
    .toHaveAccessibleDescription(expect.stringContaining(tTransactionBuilder('address.wrong')))
  expect(drafts()).toEqual([])
})

test('behavior: a token that calls itself like another one says so where it is chosen', async () => {
  const imitation: Holding = { ...testCoin, isNative: false, token: dave, type: 'ERC20' }
  const screen = await renderWithServices(
    <SendForm
      asset={undefined}
      holdings={[testCoin, imitation]}
      nextNonce={{ basis: 'all', value: 7n }}
      safe={testSafe}
      state={testState}
    />,
  )
  const options = screen.getByLabelText(t('asset')).element().querySelectorAll('option')
  const texts = [...options].map((option) => option.textContent ?? '')
  expect(texts.map((text) => text.includes('imitates another token, 0x'))).toEqual([false, true, false])
  expect(texts.map((text) => text.includes(tAssets('twin')))).toEqual([true, false, false])
})

test('behavior: a token that nobody listed says so where it is chosen, with its contract', async () => {
  const unlisted: Holding = { ...testCoin, isNative: false, symbol: 'USDC', token: dave, type: 'ERC20' }
  const screen = await renderWithServices(
    <SendForm
      asset={undefined}
      holdings={[testCoin, unlisted]}
      nextNonce={{ basis: 'all', value: 7n }}
      safe={testSafe}
      state={testState}
    />,
  )
  const option = screen.getByRole('option', { name: /^USDC/ })
  await expect.element(option).toHaveTextContent(`: ${tAssets('unlistedAt', { contract: shortAddress(dave) })}`)
})

/** A chain with one token, of which the Safe has five. */
const answerToken = (method: string, params: unknown) => {
  if (method === 'eth_chainId') return '0x7a69'
  if (method === 'eth_getBalance') return '0x7'
  if (method === 'eth_getBlockByNumber') return { hash: numberToHex(9n, { size: 32 }), number: '0x9', timestamp: '0x1' }
  const requested = JSON.stringify(params)
  const answers = {
    [toFunctionSelector('balanceOf(address)')]: numberToHex(5_000_000n, { size: 32 }),
    [toFunctionSelector('decimals()')]: numberToHex(6n, { size: 32 }),
    [toFunctionSelector('symbol()')]: encodeAbiParameters([{ type: 'string' }], ['OWN']),
  }
  const known = Object.entries(answers).find(([selector]) => requested.includes(selector))
  if (known && requested.toLowerCase().includes(token.toLowerCase())) return known[1]
  throw Object.assign(new Error('execution reverted'), { code: 3 })
}

test('behavior: a token that nobody listed is named by its address, and its contract says how much there is', {
  tags: 'long',
}, async () => {
  const screen = await renderWithServices(form('all'), { answerNode: answerToken })
  await screen.getByLabelText(t('asset'), { exact: true }).selectOptions(t('otherToken'))
  const address = screen.getByLabelText(t('token'))
  const review = screen.getByRole('button', { name: tTransactionBuilder('review') })
  await screen.getByLabelText(t('recipient')).fill(dave)
  await screen.getByLabelText(t('amount')).fill('1')
  await review.click()
  await expect.element(address).toHaveAccessibleDescription(new RegExp(tTransactionBuilder('address.missing')))
  await address.fill(testSafe.address)
  await expect.element(screen.getByText(t('errors.tokenMissing'))).toBeVisible()
  await address.fill(token)
  await expect.element(screen.getByText(tTransactionBuilder('amount.balance', { amount: '5 OWN' }))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByLabelText(t('amount')).fill('5.1')
  await review.click()
  await expect.element(screen.getByText(tTransactionBuilder('amount.tooMuch', { available: '5 OWN' }))).toBeVisible()
  await screen.getByLabelText(t('amount')).fill('2')
  await review.click()
  await expect.poll(() => screen.services.drafts.get().transactions).toHaveLength(1)
  const [{ transaction } = { transaction: undefined }] = screen.services.drafts.get().transactions
  expect(transaction?.to).toBe(token)
  expect(decodeFunctionData({ abi: erc20Abi, data: transaction?.data ?? '0x' }).args).toEqual([dave, 2_000_000n])
})
