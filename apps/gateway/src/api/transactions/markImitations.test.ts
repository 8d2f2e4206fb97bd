import type { TransactionSummary } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { markImitations } from './markImitations.ts'

const me: Address = '0x00000000000000000000000000000000000000AA'
const friend: Address = '0xabC1111111111111111111111111111111111234'
const lookalike: Address = '0xABC2222222222222222222222222222222221234'
const token: Address = '0x00000000000000000000000000000000000000cc'

const toAddressEx = (value: Address) => ({ logoUri: null, name: null, value })

function createTransfer(
  counterparty: Address,
  { incoming = true, module = false, value = '5' } = {},
): TransactionSummary {
  const [sender, recipient] = incoming ? [counterparty, me] : [me, counterparty]
  return {
    executionInfo: module ? { address: toAddressEx(me), type: 'MODULE' } : null,
    id: `transfer_${me}_e00`,
    note: null,
    safeAppInfo: null,
    timestamp: 1,
    txHash: null,
    txInfo: {
      direction: incoming ? 'INCOMING' : 'OUTGOING',
      humanDescription: null,
      recipient: toAddressEx(recipient),
      sender: toAddressEx(sender),
      transferInfo: {
        decimals: 6,
        imitation: false,
        logoUri: null,
        tokenAddress: token,
        tokenName: null,
        tokenSymbol: null,
        trusted: null,
        type: 'ERC20',
        value,
      },
      type: 'Transfer',
    },
    txStatus: 'SUCCESS',
  }
}

const marks = (entries: TransactionSummary[]) =>
  markImitations(entries.map((entry) => [entry])).map(([item]) => {
    const info = item?.txInfo.type === 'Transfer' ? item.txInfo.transferInfo : undefined
    return info?.type === 'ERC20' && info.imitation
  })

test('default', () => {
  const paid = createTransfer(friend, { incoming: false, module: true })
  expect(marks([createTransfer(lookalike, { incoming: false }), paid])).toEqual([true, false])
  expect(marks([createTransfer(lookalike), paid])).toEqual([true, false])
})

test('behavior: the same account, another amount and what the Safe did itself are no imitations', () => {
  const paid = createTransfer(friend, { incoming: false, module: true })
  expect(marks([createTransfer(friend), paid])).toEqual([false, false])
  expect(marks([createTransfer(lookalike, { value: '6' }), paid])).toEqual([false, false])
  expect(marks([createTransfer(lookalike, { incoming: false, module: true }), paid])).toEqual([false, false])
  expect(marks([paid, createTransfer(lookalike)])).toEqual([false, false])
})

test('behavior: compares with three transactions before', () => {
  const other = createTransfer('0x1111111111111111111111111111111111111111', { value: '1' })
  const paid = createTransfer(friend, { incoming: false, module: true })
  expect(marks([createTransfer(lookalike), other, other, paid])[0]).toBe(true)
  expect(marks([createTransfer(lookalike), other, other, other, paid])[0]).toBe(false)
})
