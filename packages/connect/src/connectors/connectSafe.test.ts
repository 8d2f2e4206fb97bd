import { expect, test } from 'vitest'
import { SafeInfoUnavailableError } from '../errors/connectorErrors.ts'
import { createSafeProvider, getSafeInfo } from './connectSafe.ts'

const safeAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}`

function createHost(answers: Record<string, unknown>) {
  const requested: unknown[] = []
  return {
    requested,
    request: async (method: string, params?: unknown) => {
      requested.push([method, params])
      return answers[method]
    },
  }
}

test('default: reads the Safe of the host', async () => {
  const { request } = createHost({ getSafeInfo: { chainId: '31337', safeAddress: safeAddress.toLowerCase() } })
  expect(await getSafeInfo(request, 10)).toEqual({ chainId: 31337, safeAddress })
})

test('behavior: transactions, messages, typed data and reads', async () => {
  const host = createHost({
    rpcCall: '0x1',
    sendTransactions: { safeTxHash: hash },
    signMessage: { signature: '0x1234' },
    signTypedMessage: { messageHash: hash },
  })
  const { request } = createSafeProvider({ chainId: 31337, safeAddress }, host.request)
  expect(await request({ method: 'eth_accounts' })).toEqual([safeAddress])
  expect(await request({ method: 'eth_chainId' })).toBe('0x7a69')
  expect(await request({ method: 'net_version' })).toBe('31337')
  expect(await request({ method: 'eth_sendTransaction', params: [{ to: safeAddress, value: '0x10' }] })).toBe(hash)
  expect(await request({ method: 'personal_sign', params: ['0x6869', safeAddress] })).toBe('0x1234')
  expect(await request({ method: 'eth_signTypedData_v4', params: [safeAddress, '{"a":1}'] })).toBe('0x')
  expect(await request({ method: 'eth_blockNumber' })).toBe('0x1')
  expect(host.requested).toEqual([
    ['sendTransactions', { params: undefined, txs: [{ data: '0x', to: safeAddress, value: '16' }] }],
    ['signMessage', { message: 'hi' }],
    ['signTypedMessage', { typedData: { a: 1 } }],
    ['rpcCall', { call: 'eth_blockNumber', params: [] }],
  ])
})

test('error: a host that is silent or answers nonsense', async () => {
  const silent = async () => {
    throw new Error('no answer')
  }
  await expect(getSafeInfo(silent, 10)).rejects.toThrow(SafeInfoUnavailableError)
  await expect(getSafeInfo(silent, 10)).rejects.toThrow('Could not load Safe information')
  for (const getSafeInfoAnswer of [undefined, {}, { chainId: 'x', safeAddress }, { chainId: 1, safeAddress: '0x' }])
    await expect(getSafeInfo(createHost({ getSafeInfo: getSafeInfoAnswer }).request, 10)).rejects.toThrow(
      SafeInfoUnavailableError,
    )
})

test('error: a wallet method that a Safe does not have', async () => {
  const { request } = createSafeProvider({ chainId: 1, safeAddress }, createHost({}).request)
  await expect(request({ method: 'wallet_watchAsset' })).rejects.toThrow('wallet_watchAsset not implemented')
})
