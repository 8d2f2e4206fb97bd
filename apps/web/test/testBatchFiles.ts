/** A file exported by Transaction Builder 1.18.2, with its checksum. */
export const builderFile = {
  version: '1.0',
  chainId: '1',
  createdAt: 1761326849944,
  meta: {
    name: 'Transactions Batch',
    description: '',
    txBuilderVersion: '1.18.2',
    createdFromSafeAddress: '0xA77DE01e157f9f57C7c4A326eeE9C4874D0598b6',
    createdFromOwnerAddress: '',
    checksum: '0x8b5032f716845c8b08bab3d63dbd9ba92e056f3557793cd041e59b84e16aa989',
  },
  transactions: [
    {
      to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      value: '0',
      data: null,
      contractMethod: {
        inputs: [
          { internalType: 'address', name: 'spender', type: 'address' },
          { internalType: 'uint256', name: 'value', type: 'uint256' },
        ],
        name: 'approve',
        payable: false,
      },
      contractInputsValues: { spender: '0x474e5Ded6b5D078163BFB8F6dBa355C3aA5478C8', value: '100000000000' },
    },
  ],
} as const

/** The encoding of its one entry. */
export const builderData =
  '0x095ea7b3000000000000000000000000474e5ded6b5d078163bfb8f6dba355c3aa5478c8000000000000000000000000000000000000000000000000000000174876e800'
