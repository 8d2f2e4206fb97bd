import { decodeFunctionData, maxUint256, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { MultiTokenFacts } from '../../domain/assets/collectiblesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

import { readMultiTokenForm, type ValidateMultiTokenParameters, validateMultiToken } from './validateNft.ts'

const tTransactionBuilder = createCatalogue('transactionBuilder')

const t = createCatalogue('nft')

const contract = '0x18D105209982D86172a6270823e095fee297B0a4'

const check = (
  form: Partial<ValidateMultiTokenParameters['form']> = {},
  facts: MultiTokenFacts | undefined = { balance: 5n, symbol: 'COUPON', block: 9n },
) =>
  validateMultiToken({
    form: { contract, id: '7', amount: '2', recipient: dave, ...form },
    facts,
    safe: testSafe.address,
    chain: testSafe.chain,
  })

test('default: the Safe hands some over, and the recipient may refuse them', () => {
  const result = check({ contract: `demo:${contract}`, id: '0x07' })
  if (!('value' in result)) throw new Error('refused')
  expect(result.value).toMatchObject({ to: contract, value: 0n })
  const abi = parseAbi(['function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)'])
  expect(decodeFunctionData({ abi, data: result.value.data }).args).toEqual([testSafe.address, dave, 7n, 2n, '0x'])
})

test.each([
  [{ contract: '' }, { contract: tTransactionBuilder('address.missing') }],
  [{ contract: testSafe.address }, { contract: t('isSafe') }],
  [{ id: '' }, { id: t('idMissing') }],
  [{ id: '1.5' }, { id: t('idMissing') }],
  [{ id: `${maxUint256 + 1n}` }, { id: t('idMissing') }],
  [{ amount: '' }, { amount: t('amountMissing') }],
  [{ amount: '-1' }, { amount: t('amountMissing') }],
  [{ amount: '1e3' }, { amount: t('amountMissing') }],
  [{ amount: '0' }, { amount: t('amountZero') }],
  [{ amount: '6' }, { amount: t('tooMany', { balance: '5' }) }],
  [{ recipient: zeroAddress }, { recipient: t('recipientIsZero') }],
  [{ recipient: testSafe.address }, { recipient: t('isSafe') }],
  [{ recipient: contract }, { recipient: t('recipientIsToken') }],
  [{ recipient: `eth:${dave}` }, { recipient: tTransactionBuilder('address.otherChain', { prefix: 'eth' }) }],
])('error: %o', (form, expected) => {
  expect(check(form)).toEqual({
    errors: { contract: undefined, id: undefined, amount: undefined, recipient: undefined, ...expected },
  })
})

test('error: what is no ERC-1155, and what the chain did not speak of, is not sent', () => {
  expect(check({}, { balance: undefined, symbol: '?', block: 9n })).toMatchObject({
    errors: { contract: t('contractWrong') },
  })
  const unread = validateMultiToken({
    form: { contract, id: '7', amount: '2', recipient: dave },
    facts: undefined,
    safe: testSafe.address,
    chain: testSafe.chain,
  })
  expect('value' in unread).toBe(false)
})

test('behavior: a token is asked about once it is named', () => {
  expect(readMultiTokenForm({ contract, id: '7' }, testSafe.chain)).toEqual({ contract, id: 7n })
  expect(readMultiTokenForm({ contract, id: '' }, testSafe.chain)).toBeUndefined()
  expect(readMultiTokenForm({ contract: '0x12', id: '7' }, testSafe.chain)).toBeUndefined()
})
