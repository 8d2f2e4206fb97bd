import { encodeMultiSend } from '@countersign/protocol/decode'
import { encodeFunctionData, erc20Abi, hashTypedData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { runArguments } from '../../test/runArguments.ts'
import { domainHash, messageHash, payment, safeTxHash, treasury } from '../../test/signedFile.ts'
import { writeTestFile } from '../../test/writeFile.ts'

const token = '0x18D105209982D86172a6270823e095fee297B0a4'
const transfer = encodeFunctionData({ abi: erc20Abi, args: [payment.to, 5n], functionName: 'transfer' })

test('default: a call with its arguments, its effect where the target is known', async () => {
  const { code, out } = await runArguments(['decode', transfer])
  expect(code).toBe(0)
  expect(out).toContain('transfer(address,uint256)  [bundled]')
  expect(out).toContain(payment.to)
  expect(out).not.toContain('Send')
  const known = await runArguments(['decode', transfer, '--to', token])
  expect(known.out.split('\n')[0]).toBe(`Send 5 base units of ${token} to ${payment.to}`)
})

test('behavior: every call of a batch', async () => {
  const call = { data: transfer, operation: 0, to: token, value: 0n } as const
  const transactions = encodeMultiSend([call, { ...call, data: '0x', to: payment.to, value: 7n }])
  const data = encodeFunctionData({ abi: parseAbi(['function multiSend(bytes transactions)']), args: [transactions] })
  const { code, out } = await runArguments(['decode', data])
  expect(code).toBe(0)
  expect(out).toContain(`Send 5 base units of ${token} to ${payment.to}`)
  expect(out).toContain('Call 2: no calldata')
  const cut = await runArguments(['decode', `${data.slice(0, 200)}${'0'.repeat(64)}`])
  expect(cut.code).toBe(1)
})

test.each([
  ['unknown function (0x12345678)', '0x12345678'],
  ['2 bytes, too short for a function selector', '0x1234'],
  ['Some bytes could not be decoded.', `${transfer}00ff`],
])('error: %s ends with 1', async (text, data) => {
  const { code, out } = await runArguments(['decode', data])
  expect(code).toBe(1)
  expect(out).toContain(text)
})

const types = {
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
} as const
const numbers = { baseGas: '0', gasPrice: '0', nonce: '20', safeTxGas: '0', value: `${payment.value}` }
const safeTx = {
  domain: { chainId: 31337, verifyingContract: treasury },
  message: { ...payment, ...numbers },
  primaryType: 'SafeTx',
  types,
}

test('behavior: the typed data of a Safe transaction with its effect and its three hashes', async () => {
  const { code, out } = await runArguments(['decode', await writeTestFile(safeTx)])
  expect(code).toBe(0)
  expect(out.split('\n')[0]).toBe(`Send 1.5 ETH to ${payment.to}`)
  for (const hash of [safeTxHash, domainHash, messageHash]) expect(out).toContain(hash)
})

test('behavior: other typed data, as text that does nothing', async () => {
  const mail = {
    domain: { name: 'Mail\u001b[2J' },
    message: { contents: 'hello\u202e\u001b[31m', 'na\u0007me': 'x' },
    primaryType: 'Mail',
    types: { Mail: [{ name: 'contents', type: 'string' }] },
  }
  const { code, out } = await runArguments(['decode', await writeTestFile(mail)])
  expect(code).toBe(0)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is what is tested
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
  expect(out).toContain('hello\\u{202e}\\u{1b}[31m')
  const { domain, message } = mail
  expect(out).toContain(hashTypedData({ domain, message, primaryType: 'Mail', types: mail.types }))
})

test.each([
  ['message', { ...safeTx, message: { ...safeTx.message, value: 'much' } }],
  ['domain', { ...safeTx, domain: 'x' }],
  ['domain.extra', { ...safeTx, domain: { extra: 1 } }],
  ['primaryType', { ...safeTx, primaryType: 'Other' }],
])('error: typed data that is none, %s is named', async (field, content) => {
  const { code, err } = await runArguments(['decode', await writeTestFile(content)])
  expect(code).toBe(1)
  expect(err).toContain(`${field}: `)
})

test.each([[['decode', '0x123']], [['decode', '/nowhere/at/all']], [['decode', '0x', '--value', '1.5']]])(
  'error: wrong usage ends with 2: %j',
  async (words) => {
    expect((await runArguments(words)).code).toBe(2)
  },
)

const description = {
  context: { contract: { deployments: [{ address: token, chainId: 31337 }] } },
  display: {
    formats: {
      'transfer(address to,uint256 value)': {
        intent: 'Pay\u001b[2J',
        fields: [{ path: 'to', label: 'Whom', format: 'raw' }],
      },
    },
  },
}

test('default: the reading of a user’s descriptor, after the kernel’s', async () => {
  const file = await writeTestFile(JSON.stringify(description))
  const words = ['decode', transfer, '--to', token, '--chain', '31337', '--description', file]
  const { code, out } = await runArguments(words)
  expect(code).toBe(0)
  const lines = out.split('\n')
  expect(lines[0]).toBe(`Send 5 base units of ${token} to ${payment.to}`)
  expect(lines).toContain('  ERC-7730: Pay[2J')
  expect(lines).toContain(`    Whom: ${payment.to}`)
  expect(out).toMatch(/\[yours\] \S+ 0x[0-9a-f]{64}/)
  const other = await runArguments(words.with(5, '1'))
  expect(other.out).not.toContain('ERC-7730')
})

test('error: a file that is no description', async () => {
  const file = await writeTestFile('{"metadata":{"__proto__":{}}}')
  const { code, err } = await runArguments(['decode', transfer, '--to', token, '--chain', '1', '--description', file])
  expect(code).not.toBe(0)
  expect(err).toContain('__proto__')
})
