import { type Address, numberToHex } from 'viem'
import { signMessage, signTypedMessage } from '../app/messages.ts'
import { getPermissions, requestPermissions } from '../app/permissions.ts'
import { rpcCall } from '../app/rpcCall.ts'
import { sendTransactions } from '../app/transactions.ts'
import type { Frame } from '../transport/createFrame.ts'
import { PermissionRequestsSchema } from '../wire/PermissionSchema.ts'
import type { SignedMessage } from '../wire/SignMessageSchema.ts'
import { ProviderRpcError, toProviderError } from './ProviderRpcError.ts'
import { assertSigner, parseCalls, parseText, parseTransaction, parseTypedMessage } from './parseParams.ts'
import { readCallsStatus, readReceipt, readTransaction, type SentCalls } from './readTransaction.ts'

export type CreateProviderParameters = {
  chainId: number
  frame: Frame
  safe: Address
  /** Calls sent earlier, for callers that create a provider per request. @default none */
  sent?: SentCalls | undefined
}

type Listener = (...values: never[]) => void

export type FrameProvider = {
  /** Never emits: a host that changes its Safe or chain reloads the app. */
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  request(request: { method: string; params?: unknown }): Promise<unknown>
}

/** Read methods that the host forwards to its node. */
const reads =
  /^(eth_(call|get(?!TransactionByHash$|TransactionReceipt$)\w+|estimateGas|gasPrice|maxPriorityFeePerGas|feeHistory|blockNumber|blobBaseFee|createAccessList|simulateV1|syncing)|net_listening|web3_clientVersion|safe_setSettings)$/

/**
 * EIP-1193 provider over the host's messages, with the Safe as account. `eth_sendTransaction` returns a safeTxHash,
 * which has a receipt only after its execution.
 *
 * @example
 * const provider = createProvider({ chainId: info.chainId, frame, safe: info.safeAddress })
 */
export function createProvider(parameters: CreateProviderParameters): FrameProvider {
  const { chainId, frame, safe, sent = new Map() } = parameters

  async function send(calls: ReturnType<typeof parseTransaction>[]): Promise<string> {
    const { safeTxHash } = await sendTransactions(frame, { transactions: calls })
    const [first] = calls
    if (first) sent.set(safeTxHash, { ...first, count: calls.length })
    return safeTxHash
  }

  const methods = new Map<string, (params: readonly unknown[]) => unknown>(
    Object.entries({
      eth_accounts: () => [safe],
      eth_chainId: () => numberToHex(chainId),
      eth_getTransactionByHash: ([hash]) => readTransaction({ frame, hash: String(hash), safe, sent }),
      eth_getTransactionReceipt: ([hash]) => readReceipt(frame, String(hash)),
      eth_requestAccounts: () => [safe],
      eth_sendTransaction: ([transaction]) => send([parseTransaction(transaction)]),
      eth_sign: ([account, message]) => {
        assertSigner(account, safe)
        return signMessage(frame, { message: parseText(message) }).then(toSignature)
      },
      eth_signTypedData: ([account, typedData]) => signTypedData(account, typedData),
      eth_signTypedData_v4: ([account, typedData]) => signTypedData(account, typedData),
      net_version: () => String(chainId),
      personal_sign: ([message, account]) => {
        assertSigner(account, safe)
        return signMessage(frame, { message: parseText(message) }).then(toSignature)
      },
      wallet_getCallsStatus: ([id]) => readCallsStatus({ chainId, frame, id: String(id), sent }),
      wallet_getCapabilities: () => ({
        [numberToHex(chainId)]: { atomic: { status: 'supported' }, atomicBatch: { supported: true } },
      }),
      wallet_getPermissions: () => getPermissions(frame),
      wallet_requestPermissions: ([...permissions]) => {
        // Apps request accounts this way too; the permission is implied.
        if (permissions.length === 1 && isAccountsRequest(permissions[0]))
          return [{ caveats: [], invoker: frame.origin ?? '', parentCapability: 'eth_accounts' }]
        const parsed = PermissionRequestsSchema.safeParse(permissions)
        return requestPermissions(frame, { permissions: parsed.success ? parsed.data : [] })
      },
      wallet_sendCalls: async ([calls]) => ({ id: await send(parseCalls(calls, { chainId, safe })) }),
      wallet_switchEthereumChain: ([target]) => {
        if (isChain(target, chainId)) return null
        throw new ProviderRpcError({ code: 4902, message: `The Safe lives on chain ${chainId}.` })
      },
    } satisfies Record<string, (params: readonly unknown[]) => unknown>),
  )

  function signTypedData(account: unknown, typedData: unknown): Promise<string> {
    assertSigner(account, safe)
    return signTypedMessage(frame, { typedData: parseTypedMessage(typedData) }).then(toSignature)
  }

  return {
    on() {},
    removeListener() {},
    async request({ method, params }) {
      const list: readonly unknown[] = Array.isArray(params) ? params : params === undefined ? [] : [params]
      try {
        const handle = methods.get(method)
        if (handle) return await handle(list)
        if (reads.test(method)) return await rpcCall(frame, { call: method, params: [...list] })
      } catch (error) {
        throw toProviderError(error)
      }
      throw new ProviderRpcError({ code: 4200, message: `${method} not implemented` })
    },
  }
}

/** Rejects messages that are signed on-chain or still lack signatures: there is no signature to return. */
function toSignature(answer: SignedMessage): string {
  return 'signature' in answer && answer.signature !== undefined ? answer.signature : '0x'
}

function isAccountsRequest(permission: unknown): boolean {
  return typeof permission === 'object' && permission !== null && Object.keys(permission).join() === 'eth_accounts'
}

function isChain(target: unknown, chainId: number): boolean {
  if (typeof target !== 'object' || target === null || !('chainId' in target)) return false
  return Number(target.chainId) === chainId
}
