import { decodeFunctionData, erc721Abi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testSafe } from '../../../test/testSafe.ts'
import { dave } from '../../domain/report/testReport.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { nftText as words } from '../../lib/messages/nft.ts'
import { toKey } from './nftsQuery.ts'
import { validateNft } from './validateNft.ts'

const nft = { token: '0x18D105209982D86172a6270823e095fee297B0a4', id: 7n, symbol: 'SEAL' } as const
const check = (form: { nft?: string; recipient?: string }) =>
  validateNft({
    form: { nft: toKey(nft), recipient: dave, ...form },
    nfts: [nft],
    safe: testSafe.address,
    chain: testSafe.chain,
  })

test('default: the Safe hands the piece over, and the recipient may refuse it', () => {
  const result = check({ recipient: `demo:${dave}` })
  if (!('call' in result)) throw new Error('refused')
  expect(result.call).toMatchObject({ to: nft.token, value: 0n })
  expect(decodeFunctionData({ abi: erc721Abi, data: result.call.data })).toEqual({
    functionName: 'safeTransferFrom',
    args: [testSafe.address, dave, 7n],
  })
})

test.each([
  [{ nft: '' }, { nft: words.errors.nft }],
  [{ nft: toKey({ ...nft, id: 8n }) }, { nft: words.errors.nft }],
  [{ recipient: '' }, { recipient: drafting.address.missing }],
  [{ recipient: `eth:${dave}` }, { recipient: drafting.address.otherChain('eth') }],
  [{ recipient: zeroAddress }, { recipient: words.errors.recipientIsZero }],
  [{ recipient: testSafe.address }, { recipient: words.errors.recipientIsSafe }],
  [{ recipient: nft.token }, { recipient: words.errors.recipientIsToken }],
  [
    { nft: '', recipient: '0x12' },
    { nft: words.errors.nft, recipient: drafting.address.wrong },
  ],
])('error: %o', (form, errors) => {
  expect(check(form)).toEqual({ errors })
})
