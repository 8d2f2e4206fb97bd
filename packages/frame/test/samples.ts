import { type Hex, hashTypedData } from 'viem'

export const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const domain = { chainId: 31_337, name: 'Frame', version: '1' }

/** As an app sends it. */
export const typedData = {
  domain,
  message: { amount: '5', to: recipient },
  primaryType: 'Order',
  types: {
    Order: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
  },
}

/** What it is on the chain. */
export const typedHash = hashTypedData({
  domain,
  message: { amount: 5n, to: recipient },
  primaryType: 'Order',
  types: {
    Order: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
  },
})

export const transactions = [
  { data: '0x', to: recipient, value: '1' },
  { data: '0x', to: recipient, value: '2' },
] as const

export const someHash: Hex = `0x${'ab'.repeat(32)}`
