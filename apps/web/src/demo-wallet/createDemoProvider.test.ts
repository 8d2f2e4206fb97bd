import { demoAccounts } from '@countersign/devchain/accounts'
import { ChainConfigSchema } from '@countersign/protocol/config'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { encodeFunctionData, type Hex, hashMessage, parseAbi, recoverAddress, stringToHex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import german from '../../messages/de/demoWallet.json'
import { language } from '../lib/messages/translate.ts'
import { createDemoProvider } from './createDemoProvider.ts'
import { createNetwork } from './createNetwork.ts'
import { createSession } from './createSession.ts'
import type { WalletRequestPrompt } from './WalletRequestPrompt.ts'

const [alice, bob] = demoAccounts
const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

const chain = ChainConfigSchema.parse({
  id: 31337,
  name: 'Embedded',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'embedded',
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  shortName: 'dev',
})

const second = { ...chain, id: 31338, name: 'Second' }

function setup({ approves = true } = {}) {
  const questions: WalletRequestPrompt[] = []
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  const session = createSession({ accounts: demoAccounts, storage })
  const rpcUrl = 'http://127.0.0.1:1'
  const network = createNetwork({
    chains: [
      { chain, rpcUrl },
      { chain: second, rpcUrl },
    ],
    storage,
  })
  const provider = createDemoProvider({
    accounts: demoAccounts,
    confirm: async (prompt) => {
      questions.push(prompt)
      return approves
    },
    network,
    pick: async () => (approves ? alice.address : undefined),
    session,
  })
  const seen: unknown[] = []
  provider.on('accountsChanged', (accounts) => seen.push(accounts))
  provider.on('chainChanged', (id) => seen.push(id))
  return { provider, questions, seen, session }
}

const safeTx = {
  domain: { chainId: 31337, verifyingContract: safe },
  message: {
    baseGas: '0',
    data: '0x',
    gasPrice: '0',
    gasToken: '0x0000000000000000000000000000000000000000',
    nonce: '7',
    operation: 0,
    refundReceiver: '0x0000000000000000000000000000000000000000',
    safeTxGas: '0',
    to: bob.address,
    value: '1500000000000000000',
  },
  primaryType: 'SafeTx',
  types: {
    EIP712Domain: [
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    SafeTx: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
      { name: 'operation', type: 'uint8' },
      { name: 'safeTxGas', type: 'uint256' },
      { name: 'baseGas', type: 'uint256' },
      { name: 'gasPrice', type: 'uint256' },
      { name: 'gasToken', type: 'address' },
      { name: 'refundReceiver', type: 'address' },
      { name: 'nonce', type: 'uint256' },
    ],
  },
} as const

test('default: connects', async () => {
  const { provider, seen } = setup()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice.address])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([alice.address])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
  expect(seen).toEqual([[alice.address]])
})

test('behavior: rejection is a plain object with code 4001', async () => {
  const { provider } = setup({ approves: false })
  const error = await provider.request({ method: 'eth_requestAccounts' }).catch((reason: unknown) => reason)
  expect(error).not.toBeInstanceOf(Error)
  expect(error).toEqual({ code: 4001, message: 'User rejected the request.' })
})

test('behavior: one request to connect at a time', async () => {
  const { provider } = setup()
  const first = provider.request({ method: 'eth_requestAccounts' })
  await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: -32002 })
  expect(await first).toEqual([alice.address])
})

test('behavior: switching and disconnecting are told', async () => {
  const { provider, seen, session } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  session.connect(bob.address)
  await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect(seen).toEqual([[alice.address], [bob.address], []])
  expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual([])
})

test('behavior: a removed listener hears nothing', async () => {
  const { provider, session } = setup()
  const heard: unknown[] = []
  const listener = (accounts: unknown) => heard.push(accounts)
  provider.on('accountsChanged', listener).removeListener('accountsChanged', listener)
  session.connect(bob.address)
  expect(heard).toEqual([])
})

test('behavior: signs typed data of a Safe and shows its fields', async () => {
  const { provider, questions } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  const params = [alice.address, JSON.stringify(safeTx)]
  const signature = await provider.request({ method: 'eth_signTypedData_v4', params })
  const transaction = { ...safeTx.message, ...amounts }
  const { safeTxHash: hash } = hashSafeTransaction({ chainId: 31337, safe, transaction, version: '1.4.1' })
  expect(await recoverAddress({ hash, signature: signature as Hex })).toBe(alice.address)
  expect(questions[0]?.title).toBe('Sign a Safe transaction')
  const shown = Object.fromEntries(questions[0]?.rows.map(({ label, value }) => [label, value]) ?? [])
  expect(shown).toMatchObject({
    Amount: '1.5 ETH',
    Calls: 'none',
    Network: 'Embedded (31337)',
    Nonce: '7',
    Operation: 'Call',
    Safe: safe,
    To: bob.address,
    safeTxHash: hash,
  })
})
const amounts = { baseGas: 0n, gasPrice: 0n, nonce: 7n, safeTxGas: 0n, value: 1_500_000_000_000_000_000n }

test('behavior: prompts in the language of the app', async () => {
  const english = language.messages.get('demoWallet')
  onTestFinished(() => void language.messages.set('demoWallet', english))
  language.messages.set('demoWallet', german)
  const { provider, questions } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  await provider.request({ method: 'personal_sign', params: [stringToHex('hello'), alice.address] })
  expect(questions[0]).toMatchObject({ approve: 'Signieren', title: 'Nachricht signieren' })
})

test('behavior: warns of a delegate call', async () => {
  const { provider, questions } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  const typedData = { ...safeTx, message: { ...safeTx.message, operation: 1 } }
  await provider.request({ method: 'eth_signTypedData_v4', params: [alice.address, JSON.stringify(typedData)] })
  expect(questions[0]?.cautions).toHaveLength(1)
})

test('behavior: signs a message', async () => {
  const { provider, questions } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  const params = [stringToHex('hello'), alice.address.toLowerCase()]
  const signature = await provider.request({ method: 'personal_sign', params })
  const hash = hashMessage('hello')
  expect(await recoverAddress({ hash, signature: signature as Hex })).toBe(alice.address)
  expect(questions[0]?.rows).toEqual([{ label: 'Message', value: 'hello' }])
})

test('behavior: shows the lines of a message as they are signed, and nothing hidden in them', async () => {
  const { provider, questions } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  const params = [stringToHex('app wants you\n\nURI: \u202eevil\nVersion: 1'), alice.address]
  await provider.request({ method: 'personal_sign', params })
  expect(questions[0]?.rows[0]?.value).toBe('app wants you\n\nURI: evil\nVersion: 1')
})

test('behavior: reads the execution of a Safe transaction', async () => {
  const { provider, questions, session } = setup({ approves: false })
  session.connect(alice.address)
  const abi = parseAbi([
    'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    'function transfer(address,uint256)',
  ])
  const zero = safeTx.message.gasToken
  const inner = encodeFunctionData({ abi, args: [bob.address, 5n], functionName: 'transfer' })
  const signatures: Hex = `0x${'11'.repeat(130)}`
  const args = [safe, 0n, inner, 0, 0n, 0n, 0n, zero, zero, signatures] as const
  const data = encodeFunctionData({ abi, args, functionName: 'execTransaction' })
  const params = [{ data, from: alice.address, to: safe }]
  await expect(provider.request({ method: 'eth_sendTransaction', params })).rejects.toEqual({
    code: 4001,
    message: 'User rejected the request.',
  })
  expect(questions[0]?.title).toBe('Execute a Safe transaction')
  expect(questions[0]?.rows).toContainEqual({ label: 'Calls', value: `transfer(${bob.address}, 5)` })
  expect(questions[0]?.rows).toContainEqual({ label: 'Signatures', value: '2 signatures' })
})

test.each([
  ['personal_sign', [stringToHex('x'), bob.address]],
  ['eth_signTypedData_v4', [bob.address, JSON.stringify(safeTx)]],
  ['eth_sendTransaction', [{ from: bob.address, to: safe }]],
])('error: %s for an account that is not connected', async (method, params) => {
  const { provider, questions } = setup()
  await expect(provider.request({ method, params })).rejects.toMatchObject({ code: 4100 })
  await provider.request({ method: 'eth_requestAccounts' })
  await expect(provider.request({ method, params })).rejects.toMatchObject({ code: 4100 })
  expect(questions).toEqual([])
})

test.each([
  ['wallet_switchEthereumChain', [{ chainId: '0x1' }], 4902],
  ['wallet_addEthereumChain', [{ chainId: '0x1', rpcUrls: ['https://node.example'] }], 4902],
  ['wallet_switchEthereumChain', undefined, 4902],
  ['eth_sign', [alice.address, '0x00'], 4200],
  ['eth_subscribe', ['logs'], 4200],
  ['personal_sign', ['0x00'], -32602],
  ['personal_sign', undefined, -32602],
  ['eth_signTypedData_v4', [alice.address, '{'], -32602],
  ['eth_signTypedData_v4', [alice.address, JSON.stringify({ ...safeTx, domain: { chainId: 1 } })], -32602],
  ['eth_sendTransaction', [{ chainId: '0x1', from: alice.address }], -32602],
  ['eth_sendTransaction', [{ from: alice.address, value: '1' }], -32602],
  ['eth_getBalance', [alice.address, 'latest'], 4901],
])('error: %s %j', async (method, params, code) => {
  const { provider, questions } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  await expect(provider.request({ method, params })).rejects.toMatchObject({ code })
  expect(questions).toEqual([])
})

test('behavior: switching to the chain it is on is granted', async () => {
  const { provider } = setup()
  const params = [{ chainId: '0x7a69' }]
  expect(await provider.request({ method: 'wallet_switchEthereumChain', params })).toBeNull()
})

const toSecond = [{ chainId: '0x7a6a' }]

test('behavior: a chain that it does not know yet has to be added, and is switched to with that', async () => {
  const { provider, questions, seen } = setup()
  const switching = () => provider.request({ method: 'wallet_switchEthereumChain', params: toSecond })
  await expect(switching()).rejects.toMatchObject({ code: 4902 })
  expect(questions).toEqual([])
  expect(await provider.request({ method: 'wallet_addEthereumChain', params: toSecond })).toBeNull()
  expect(questions[0]).toMatchObject({ approve: 'Add and switch', rows: [{ value: 'Second (31338)' }, {}] })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a6a')
  expect(await provider.request({ method: 'net_version' })).toBe('31338')
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] })
  await switching()
  expect(questions.map(({ approve }) => approve)).toEqual(['Add and switch', 'Switch', 'Switch'])
  expect(seen).toEqual(['0x7a6a', '0x7a69', '0x7a6a'])
})

test('behavior: on the other chain it signs for that one only', async () => {
  const { provider, questions } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  await provider.request({ method: 'wallet_addEthereumChain', params: toSecond })
  const sign = (typedData: unknown) =>
    provider.request({ method: 'eth_signTypedData_v4', params: [alice.address, JSON.stringify(typedData)] })
  await expect(sign(safeTx)).rejects.toMatchObject({ code: -32602 })
  await sign({ ...safeTx, domain: { ...safeTx.domain, chainId: 31338 } })
  expect(questions.at(-1)?.rows).toContainEqual({ label: 'Network', value: 'Second (31338)' })
})

test('behavior: a refused addition stays where it was', async () => {
  const { provider, seen } = setup({ approves: false })
  const adding = provider.request({ method: 'wallet_addEthereumChain', params: toSecond })
  await expect(adding).rejects.toMatchObject({ code: 4001 })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
  expect(seen).toEqual([])
})

const watched = { options: { address: safe, decimals: 6, symbol: 'USDC' }, type: 'ERC20' }

test('behavior: a token is added when the user says so', async () => {
  const { provider, questions } = setup()
  expect(await provider.request({ method: 'wallet_watchAsset', params: watched })).toBe(true)
  expect(questions[0]?.rows.map(({ value }) => value)).toEqual([safe, 'USDC', '6'])
})

test('error: a token that is declined, and one that is none', async () => {
  const { provider } = setup({ approves: false })
  const watch = (params: unknown) => provider.request({ method: 'wallet_watchAsset', params })
  await expect(watch(watched)).rejects.toMatchObject({ code: 4001 })
  await expect(watch({ ...watched, type: 'ERC721' })).rejects.toMatchObject({ code: -32602 })
})
