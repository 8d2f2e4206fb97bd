import { type Address, getAddress, hexToString, isAddress, isHex, numberToHex } from 'viem'
import { SafeInfoUnavailableError } from '../errors/connectorErrors.ts'
import type { FrameRequest } from './safeFrame.ts'

export type SafeInfo = { safeAddress: Address; chainId: number }
export type SafeProvider = { request(request: { method: string; params?: unknown }): Promise<unknown> }

/** The Safe that frames this page. */
export async function getSafeInfo(request: FrameRequest, timeout: number): Promise<SafeInfo> {
  const info = await request('getSafeInfo', undefined, timeout).catch((cause: unknown) => {
    throw new SafeInfoUnavailableError({ cause })
  })
  const address: unknown = read(info, 'safeAddress')
  const chainId = Number(read(info, 'chainId'))
  if (typeof address !== 'string' || !isAddress(address, { strict: false }) || !Number.isSafeInteger(chainId))
    throw new SafeInfoUnavailableError({ cause: info })
  return { chainId, safeAddress: getAddress(address) }
}

/** EIP-1193 over the host's messages. Sending returns a safeTxHash, which has no receipt. */
export function createSafeProvider({ chainId, safeAddress }: SafeInfo, ask: FrameRequest): SafeProvider {
  return {
    async request({ method, params }) {
      const list: readonly unknown[] = Array.isArray(params) ? params : []
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [safeAddress]
        case 'eth_chainId':
          return numberToHex(chainId)
        case 'net_version':
          return String(chainId)
        case 'personal_sign':
          return toSignature(await ask('signMessage', { message: toText(list[0]) }))
        case 'eth_signTypedData':
        case 'eth_signTypedData_v4':
          return toSignature(await ask('signTypedMessage', { typedData: toTypedData(list[1]) }))
        case 'eth_sendTransaction': {
          const sent = await ask('sendTransactions', { params: undefined, txs: [toTransaction(list[0])] })
          return read(sent, 'safeTxHash')
        }
        default:
          if (method.startsWith('wallet_')) throw Object.assign(new Error(`${method} not implemented`), { code: 4200 })
          return ask('rpcCall', { call: method, params: list })
      }
    },
  }
}

/** Off-chain signatures come as `signature`; a message signed on chain has none yet. */
function toSignature(answer: unknown): unknown {
  return read(answer, 'signature') ?? '0x'
}

const toText = (message: unknown) => (isHex(message) ? hexToString(message) : String(message))
const toTypedData = (data: unknown): unknown => (typeof data === 'string' ? JSON.parse(data) : data)

function toTransaction(transaction: unknown) {
  const value: unknown = read(transaction, 'value')
  return {
    data: read(transaction, 'data') ?? '0x',
    to: read(transaction, 'to'),
    value: value === undefined ? '0' : BigInt(String(value)).toString(),
  }
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
