import {
  type Address,
  createClient,
  custom,
  type Hex,
  hashMessage,
  numberToHex,
  parseTransaction,
  recoverMessageAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts'
import { mainnet, sepolia } from 'viem/chains'
import { expect, test } from 'vitest'
import { createHardwareProvider } from './createHardwareProvider.ts'
import { toAccountPath } from './derivationPath.ts'
import type { RawSignature, SigningRequest } from './HardwareSigner.ts'

const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const { address } = privateKeyToAccount(key)
const typedData = {
  domain: { chainId: 1, verifyingContract: address },
  message: { text: 'Hello' },
  primaryType: 'Note',
  types: { Note: [{ name: 'text', type: 'string' }] },
}

type Setup = {
  /** The key that the device signs with. */
  deviceKey?: Hex
  hasFees?: boolean
  tamper?: (signature: RawSignature) => RawSignature
}

function setup({ deviceKey = key, hasFees = true, tamper = (signature) => signature }: Setup = {}) {
  const sent: Hex[] = []
  const requests: SigningRequest[] = []
  let chainId: number = mainnet.id
  const answers: Record<string, unknown> = {
    eth_blockNumber: '0x10',
    eth_chainId: '0x1',
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_getTransactionCount: '0x7',
    eth_maxPriorityFeePerGas: '0x3b9aca00',
  }
  const block = {
    baseFeePerGas: hasFees ? '0x3b9aca00' : undefined,
    number: '0x10',
    timestamp: '0x1',
    transactions: [],
  }
  const client = createClient({
    chain: mainnet,
    transport: custom({
      async request({ method, params }: { method: string; params: unknown[] }) {
        if (method === 'eth_sendRawTransaction') {
          sent.push(params[0] as Hex)
          return `0x${'11'.repeat(32)}`
        }
        if (method === 'eth_getBlockByNumber') return block
        if (method in answers) return answers[method]
        throw new Error(`No answer for ${method}.`)
      },
    }),
  })
  const provider = createHardwareProvider({
    chains: [mainnet, sepolia],
    getAccount: () => ({ address, path: toAccountPath('live', 0) }),
    getChainId: () => chainId,
    getClient: () => client,
    setChainId: (id) => {
      chainId = id
    },
    signer: {
      chooseAccount: async () => ({ address, path: toAccountPath('live', 0) }),
      async sign(request, _account, accept) {
        requests.push(request)
        const { r, s } = await sign({ hash: request.hash, privateKey: deviceKey })
        return accept(tamper({ r, s }))
      },
    },
  })
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return { request, requests, sent }
}

test('default: messages and typed data, with a signature of the account', async () => {
  const { request } = setup()
  expect(await request('eth_accounts')).toEqual([address])
  const signature = (await request('personal_sign', '0x48656c6c6f', address)) as Hex
  expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(address)
  const account = privateKeyToAccount(key)
  const types = { Note: [{ name: 'text', type: 'string' }] } as const
  const expected = await account.signTypedData({
    ...typedData,
    domain: { chainId: 1, verifyingContract: address },
    primaryType: 'Note',
    types,
  })
  expect(await request('eth_signTypedData_v4', address, JSON.stringify(typedData))).toBe(expected)
})

test.each([true, false])('default: a transaction is filled in, signed and sent; EIP-1559: %s', async (hasFees) => {
  const { request, requests, sent } = setup({ hasFees })
  await request('eth_sendTransaction', { data: '0x1234', from: address, to: address, value: '0x5' })
  const transaction = parseTransaction(sent[0] as '0x02')
  expect(transaction).toMatchObject({
    chainId: 1,
    data: '0x1234',
    gas: 21_000n,
    nonce: 7,
    to: address.toLowerCase(),
    value: 5n,
  })
  expect(transaction.type).toBe(hasFees ? 'eip1559' : 'legacy')
  const [signed] = requests
  expect(signed?.kind === 'transaction' && signed.chain.id).toBe(1)
})

test('behavior: the app’s own gas, another chain, and reads through the node', async () => {
  const { request, sent } = setup()
  await request('eth_sendTransaction', { from: address, gas: '0x7a120', nonce: '0x0', to: address })
  expect(parseTransaction(sent[0] as '0x02')).toMatchObject({ gas: 500_000n })
  expect(await request('wallet_switchEthereumChain', { chainId: numberToHex(sepolia.id) })).toBe(null)
  expect(await request('eth_chainId')).toBe(numberToHex(sepolia.id))
  expect(await request('eth_blockNumber')).toBe('0x10')
})

test.each([
  ['signs with another key', { deviceKey: generatePrivateKey() }, 'otherAccount'],
  ['sends a high s', { tamper: ({ r }: RawSignature) => ({ r, s: `0x${'ff'.repeat(32)}` as Hex }) }, 'badResponse'],
  [
    'sends zeros',
    { tamper: () => ({ r: numberToHex(0, { size: 32 }), s: numberToHex(0, { size: 32 }) }) },
    'badResponse',
  ],
] as const)('error: a device that %s', async (_, options, failure) => {
  const { request, sent } = setup(options)
  await expect(request('personal_sign', '0x61', address)).rejects.toMatchObject({ failure })
  await expect(request('eth_signTypedData_v4', address, typedData)).rejects.toMatchObject({ failure })
  await expect(request('eth_sendTransaction', { from: address, to: address })).rejects.toMatchObject({ failure })
  expect(sent).toEqual([])
})

test('error: a signature for another chain or message is of another account', async () => {
  const signatures: RawSignature[] = []
  const { request } = setup({
    tamper(signature) {
      signatures.push(signature)
      return signatures[0] ?? signature
    },
  })
  await request('personal_sign', '0x61', address)
  // Replayed.
  await expect(request('personal_sign', '0x62', address)).rejects.toMatchObject({ failure: 'otherAccount' })
  expect(hashMessage('a')).not.toBe(hashMessage('b'))
})

const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
test.each([
  ['personal_sign', ['0x61', other], 4100],
  ['personal_sign', ['no hex', address], -32602],
  ['eth_signTypedData_v4', [address, '{'], -32602],
  [
    'eth_signTypedData_v4',
    [address, { ...typedData, message: { text: {} }, types: { Note: [{ name: 'x', type: 'uint8' }] } }],
    -32602,
  ],
  ['eth_sendTransaction', [{ from: other, to: address }], 4100],
  ['eth_sendTransaction', [{ chainId: '0x5', from: address, to: address }], 4901],
  ['eth_sendTransaction', [{ from: address, to: 'nobody' }], -32602],
  ['wallet_switchEthereumChain', [{ chainId: '0x5' }], 4902],
  ['eth_sign', [address, '0x61'], 4200],
  ['wallet_addEthereumChain', [{}], 4200],
])('error: %s %j is %s', async (method, params, code) => {
  const { request, requests } = setup()
  await expect(request(method, ...params)).rejects.toMatchObject({ code })
  expect(requests).toEqual([])
})
