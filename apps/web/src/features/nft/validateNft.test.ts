import { decodeFunctionData, erc721Abi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { toKey } from '../../domain/assets/collectiblesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

import { validateNft } from './validateNft.ts'

const tTransactionBuilder = createCatalogue('transactionBuilder')

const t = createCatalogue('nft')

const nft = { address: '0x18D105209982D86172a6270823e095fee297B0a4', id: '7' } as const
const check = (form: { nft?: string; recipient?: string }) =>
  validateNft({
    form: { nft: toKey(nft), recipient: dave, ...form },
    nfts: [nft],
    safe: testSafe.address,
    chain: testSafe.chain,
  })

test('default: the Safe hands the piece over, and the recipient may refuse it', () => {
  const result = check({ recipient: `demo:${dave}` })
  if (!('value' in result)) throw new Error('refused')
  expect(result.value).toMatchObject({ to: nft.address, value: 0n })
  expect(decodeFunctionData({ abi: erc721Abi, data: result.value.data })).toEqual({
    functionName: 'safeTransferFrom',
    args: [testSafe.address, dave, 7n],
  })
})

test.each([
  [{ nft: '' }, { nft: t('nftMissing') }],
  [{ nft: toKey({ ...nft, id: '8' }) }, { nft: t('nftMissing') }],
  [{ recipient: '' }, { recipient: tTransactionBuilder('address.missing') }],
  [{ recipient: `eth:${dave}` }, { recipient: tTransactionBuilder('address.otherChain', { prefix: 'eth' }) }],
  [{ recipient: zeroAddress }, { recipient: t('recipientIsZero') }],
  [{ recipient: testSafe.address }, { recipient: t('isSafe') }],
  [{ recipient: nft.address }, { recipient: t('recipientIsToken') }],
  [
    { nft: '', recipient: '0x12' },
    { nft: t('nftMissing'), recipient: tTransactionBuilder('address.length', { count: 4 }) },
  ],
])('error: %o', (form, errors) => {
  expect(check(form)).toEqual({ errors })
})
