import { type Address, bytesToHex, recoverAddress, serializeSignature } from 'viem'
import { expect, test } from 'vitest'
import { createLedgerSimulator } from '../../../test/createLedgerSimulator.ts'
import { ledgerExchanges, replayLedger } from '../../../test/replayLedger.ts'
import { acceptDeviceSignature } from '../acceptSignature.ts'
import { toAccountPath } from '../derivationPath.ts'
import { parseTypedData } from '../parseTypedData.ts'
import { signLedgerTypedData } from './ethereumApp.ts'
import { sendTypedData } from './sendTypedData.ts'

const path = toAccountPath('live', 0)

test.each(ledgerExchanges.typedData)(
  'default: $name goes out byte by byte as the vendor recorded it',
  async (record) => {
    const { exchange, message } = record
    const transport = replayLedger(exchange)
    await sendTypedData(transport, message)
    const { r, s } = await signLedgerTypedData(transport, path)
    expect(exchange.at(-1)).toContain(r.slice(2) + s.slice(2))
    expect(transport.isFinished()).toBe(true)
  },
)

test('behavior: most recorded signatures are of the vendor’s two test devices, over the hashes that we compute', async () => {
  const signers = await Promise.all(
    ledgerExchanges.typedData.map(async ({ exchange, message }) => {
      // Some addresses have no valid checksum.
      const text = JSON.stringify(message).replace(/0x[\da-fA-F]{40}(?=")/g, (address) => address.toLowerCase())
      const { hash } = parseTypedData(text)
      const response = exchange.at(-1)?.slice(3) ?? ''
      const [r, s] = [`0x${response.slice(2, 66)}`, `0x${response.slice(66, 130)}`] as const
      const yParity = Number.parseInt(response.slice(0, 2), 16) - 27
      return recoverAddress({ hash, signature: serializeSignature({ r, s, yParity }) })
    }),
  )
  const counts = [...new Set(signers)].map((signer) => signers.filter((other) => other === signer).length)
  expect(counts.toSorted((a, b) => b - a)).toEqual([7, 4, 1, 1, 1, 1])
})

const safeTransaction = {
  domain: { chainId: 31337, verifyingContract: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
  message: {
    baseGas: '0',
    data: bytesToHex(new Uint8Array(700).fill(7)),
    gasPrice: '0',
    gasToken: '0x0000000000000000000000000000000000000000',
    nonce: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    operation: 1,
    refundReceiver: '0x0000000000000000000000000000000000000000',
    safeTxGas: '0',
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    value: '1500000000000000000',
  },
  primaryType: 'SafeTx',
  types: {
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
}

test('default: a device that hashes what it was sent signs the hash of a Safe transaction', async () => {
  const { exchange, shown } = createLedgerSimulator()
  const transport = { close: async () => {}, exchange }
  const request = parseTypedData(JSON.stringify(safeTransaction))
  await sendTypedData(transport, request.typedData)
  const signature = await signLedgerTypedData(transport, path)
  const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  await acceptDeviceSignature({ account, hash: request.hash, signature })
  expect(shown[0]?.map(({ title }) => title)).toEqual([
    'Review struct',
    'chainId',
    'verifyingContract',
    'Review struct',
    ...safeTransaction.types.SafeTx.map(({ name }) => name),
  ])
})

test('error: apps without it answer "unknown instruction"', async () => {
  const { exchange } = createLedgerSimulator({ hasTypedData: false })
  const request = parseTypedData(safeTransaction)
  await expect(sendTypedData({ close: async () => {}, exchange }, request.typedData)).rejects.toMatchObject({
    status: 0x6d00,
  })
})
