import { expect, test } from 'vitest'
import { readAddressCode } from './readAddressCode.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const read = (text: string) => readAddressCode({ id: 100, shortName: 'gno' }).add(text)

test.each([
  address,
  ` ${address}\n`,
  `gno:${address}`,
  `GNO:${address}`,
  `eip155:100:${address}`,
  `ethereum:${address}`,
  `ethereum:pay-${address}@100`,
  `ethereum:${address}@100?value=1e18`,
  `ethereum:${token}@100/transfer?address=${address}&uint256=1`,
])('default: %s', (text) => {
  expect(read(text)).toEqual({ link: address, status: 'whole' })
})

test('behavior: the checksum is left to the form', () => {
  const wrong = address.replace('C8', 'c8')
  expect(read(wrong)).toEqual({ link: wrong, status: 'whole' })
})

test.each([
  ['another network', `eth:${address}`],
  ['another network', `eip155:1:${address}`],
  ['another network', `ethereum:${address}@1`],
  ['another call', `ethereum:${token}@100/approve?address=${address}&uint256=1`],
  ['a transfer without recipient', `ethereum:${token}@100/transfer?uint256=1`],
  ['a name', 'ethereum:vitalik.eth'],
  ['a page', `https://example.org/address/${address}`],
  ['a pairing', `wc:${'ab'.repeat(32)}@2?symKey=${'cd'.repeat(32)}`],
  ['nothing', ''],
])('error: %s', (_, text) => {
  expect(read(text)).toEqual({ status: 'foreign' })
})
