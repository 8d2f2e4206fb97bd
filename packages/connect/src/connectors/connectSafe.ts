import { type Address, getAddress, hexToString, isAddress, isHex, numberToHex } from 'viem'
import { ConnectorNotFoundError, SafeInfoUnavailableError } from '../errors/connectorErrors.ts'
import { readProperty } from '../readProperty.ts'

export type ConnectSafeParameters = Pick<CreateSafeFrameParameters, 'allowedOrigins'> & { timeout: number }

/** Requests the parent frame's Safe; there is none outside a frame. */
export async function connectSafe({ allowedOrigins, timeout }: ConnectSafeParameters) {
  if (window.parent === window) throw new ConnectorNotFoundError({ connector: 'Safe' })
  const frame = createSafeFrame({ allowedOrigins })
  try {
    const info = await getSafeInfo(frame.request, timeout)
    return { info, provider: createSafeProvider(info, frame.request) }
  } catch (error) {
    frame.dispose()
    throw error
  }
}

export type SafeInfo = { safeAddress: Address; chainId: number }
export type SafeProvider = { request(request: { method: string; params?: unknown }): Promise<unknown> }

export async function getSafeInfo(request: FrameRequest, timeout: number): Promise<SafeInfo> {
  const info = await request('getSafeInfo', undefined, timeout).catch((cause: unknown) => {
    throw new SafeInfoUnavailableError({ cause })
  })
  const address: unknown = readProperty(info, 'safeAddress')
  const chainId = Number(readProperty(info, 'chainId'))
  if (typeof address !== 'string' || !isAddress(address, { strict: false }) || !Number.isSafeInteger(chainId))
    throw new SafeInfoUnavailableError({ cause: info })
  return { chainId, safeAddress: getAddress(address) }
}

/** EIP-1193 over the host's messages. Sending returns a safeTxHash, which has no receipt. */
export function createSafeProvider({ chainId, safeAddress }: SafeInfo, sendRequest: FrameRequest): SafeProvider {
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
          return toSignature(await sendRequest('signMessage', { message: toText(list[0]) }))
        case 'eth_signTypedData':
        case 'eth_signTypedData_v4':
          return toSignature(await sendRequest('signTypedMessage', { typedData: toTypedData(list[1]) }))
        case 'eth_sendTransaction': {
          const sent = await sendRequest('sendTransactions', { params: undefined, txs: [toTransaction(list[0])] })
          return readProperty(sent, 'safeTxHash')
        }
        default:
          if (method.startsWith('wallet_')) throw Object.assign(new Error(`${method} not implemented`), { code: 4200 })
          return sendRequest('rpcCall', { call: method, params: list })
      }
    },
  }
}

/** Off-chain signatures come as `signature`; a message signed on chain has none yet. */
function toSignature(answer: unknown): unknown {
  return readProperty(answer, 'signature') ?? '0x'
}

const toText = (message: unknown) => (isHex(message) ? hexToString(message) : String(message))
const toTypedData = (data: unknown): unknown => (typeof data === 'string' ? JSON.parse(data) : data)

function toTransaction(transaction: unknown) {
  const value: unknown = readProperty(transaction, 'value')
  return {
    data: readProperty(transaction, 'data') ?? '0x',
    to: readProperty(transaction, 'to'),
    value: value === undefined ? '0' : BigInt(String(value)).toString(),
  }
}

/** Messages between an app and the Safe that frames it. */

/** The supported version of Safe's messages; hosts reject requests without one. */
const PROTOCOL_VERSION = '9.1.0'

export type FrameRequest = (method: string, params?: unknown, timeout?: number) => Promise<unknown>

export type SafeFrame = { request: FrameRequest; dispose(): void }

export type CreateSafeFrameParameters = {
  /** Accepted host origins. @default any: frame-ancestors decides who may frame the app */
  allowedOrigins?: readonly (string | RegExp)[] | undefined
  page?: Window | undefined
}

function createSafeFrame({ allowedOrigins, page = window }: CreateSafeFrameParameters = {}): SafeFrame {
  const waiting = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>()
  const target = findHostOrigin(page)
  // Not randomUUID: it is missing in insecure contexts.
  const session = page.crypto.getRandomValues(new Uint32Array(2)).join('')
  let count = 0

  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== page.parent || !isAllowed(origin, allowedOrigins)) return
    if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'string') return
    const entry = waiting.get(data.id)
    if (!entry) return
    waiting.delete(data.id)
    if ('success' in data && data.success === true) entry.resolve('data' in data ? data.data : undefined)
    else entry.reject(new Error('error' in data && typeof data.error === 'string' ? data.error : 'The Safe refused.'))
  }
  page.addEventListener('message', onMessage)

  return {
    dispose() {
      page.removeEventListener('message', onMessage)
      for (const { reject } of waiting.values()) reject(new Error('The page was left.'))
      waiting.clear()
    },
    request(method, params, timeout) {
      const id = `${session}-${++count}`
      return new Promise((resolve, reject) => {
        waiting.set(id, { reject, resolve })
        if (timeout !== undefined)
          setTimeout(() => waiting.delete(id) && reject(new Error(`The Safe did not answer ${method}.`)), timeout)
        page.parent.postMessage({ env: { sdkVersion: PROTOCOL_VERSION }, id, method, params }, target)
      })
    },
  }
}

/** The host's exact origin where the browser exposes it; otherwise the request contains no private data. */
function findHostOrigin(page: Window): string {
  const [ancestor] = page.location.ancestorOrigins ?? []
  if (ancestor) return ancestor
  return URL.canParse(page.document.referrer) ? new URL(page.document.referrer).origin : '*'
}

const isAllowed = (origin: string, allowed: CreateSafeFrameParameters['allowedOrigins']) =>
  !allowed || allowed.some((rule) => (typeof rule === 'string' ? rule === origin : rule.test(origin)))
