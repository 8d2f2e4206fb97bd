import { hashMessage, hashTypedData, recoverAddress, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createTestWallet } from './createTestWallet.ts'

const key = `0x${'11'.repeat(32)}` as const
const { address } = privateKeyToAccount(key)

function setup({ isManual = false } = {}) {
  const events: unknown[] = []
  const wallet = createTestWallet({
    chains: [
      { id: 31337, url: 'http://127.0.0.1:1' },
      { id: 5, isHidden: true, url: 'http://127.0.0.1:2' },
    ],
    emit: async (event, data) => void events.push([event, data]),
    isManual,
    keys: [key],
  })
  const request = (method: string, ...params: unknown[]) => wallet.request({ method, params })
  return { events, request, wallet }
}

test('default: connects and signs', async () => {
  const { request, wallet } = setup()
  expect(await request('eth_accounts')).toEqual([])
  expect(await request('eth_requestAccounts')).toEqual([address])
  const signature = await request('personal_sign', stringToHex('hi'), address)
  expect(signature).toMatch(/^0x/)
  expect(await recoverAddress({ hash: hashMessage('hi'), signature: `0x${String(signature).slice(2)}` })).toBe(address)
  expect(wallet.log).toEqual(['eth_accounts', 'eth_requestAccounts', 'personal_sign'])
})

const mail = {
  message: { text: 'hi' },
  primaryType: 'Mail',
  types: { Mail: [{ name: 'text', type: 'string' }] },
} as const
const contract = `0x${'22'.repeat(20)}` as const

test.each([
  ['as text', '31337', 31337n],
  ['as text in hexadecimal', '0x7a69', 31337n],
  ['as a number', 31337, 31337n],
])('behavior: a chain id sent %s is part of what is signed', async (_, chainId, expected) => {
  const { request } = setup()
  await request('eth_requestAccounts')
  const sent = { ...mail, domain: { chainId, verifyingContract: contract } }
  const signature = await request('eth_signTypedData_v4', address, JSON.stringify(sent))
  const hash = hashTypedData({ ...mail, domain: { chainId: expected, verifyingContract: contract } })
  expect(await recoverAddress({ hash, signature: `0x${String(signature).slice(2)}` })).toBe(address)
})

test('behavior: the domain is hashed with the fields that the page names', async () => {
  const { request } = setup()
  await request('eth_requestAccounts')
  const types = { ...mail.types, EIP712Domain: [{ name: 'verifyingContract', type: 'address' }] }
  const sent = { ...mail, domain: { chainId: 31337, verifyingContract: contract }, types }
  const signature = await request('eth_signTypedData_v4', address, JSON.stringify(sent))
  const hash = hashTypedData({ ...mail, domain: { verifyingContract: contract } })
  expect(await recoverAddress({ hash, signature: `0x${String(signature).slice(2)}` })).toBe(address)
})

test('behavior: waits for a decision, before or after it was made', async () => {
  const { request, wallet } = setup({ isManual: true })
  const early = wallet.approve()
  expect(await request('eth_requestAccounts')).toEqual([address])
  expect(await early).toBe('eth_requestAccounts')
  const rejected = request('personal_sign', '0x00', address)
  const outcome = expect(rejected).rejects.toMatchObject({ code: 4001 })
  expect(await wallet.reject()).toBe('personal_sign')
  await outcome
})

test('behavior: a second request to connect is refused with -32002', async () => {
  const { request, wallet } = setup({ isManual: true })
  const first = request('eth_requestAccounts')
  await Promise.resolve()
  await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  await wallet.approve()
  expect(await first).toEqual([address])
})

test('behavior: an unknown chain is refused with 4902 until it was added', async () => {
  const { events, request } = setup()
  await expect(request('wallet_switchEthereumChain', { chainId: '0x5' })).rejects.toMatchObject({ code: 4902 })
  await request('wallet_addEthereumChain', { chainId: '0x5', rpcUrls: ['http://127.0.0.1:3'] })
  await request('wallet_switchEthereumChain', { chainId: '0x5' })
  expect(await request('eth_chainId')).toBe('0x5')
  expect(events).toEqual([
    ['chainChanged', '0x5'],
    ['chainChanged', '0x5'],
  ])
})

test('behavior: locked, it shows and signs nothing', async () => {
  const { events, request, wallet } = setup()
  await request('eth_requestAccounts')
  await wallet.lock()
  expect(await request('eth_accounts')).toEqual([])
  await expect(request('personal_sign', '0x00', address)).rejects.toMatchObject({ code: 4100 })
  expect(events).toEqual([['accountsChanged', []]])
})

test('error: unknown method', async () => {
  await expect(setup().request('eth_sign', address, '0x00')).rejects.toMatchObject({ code: 4200 })
})
