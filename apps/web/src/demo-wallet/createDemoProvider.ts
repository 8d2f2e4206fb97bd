import type { DemoAccount } from '@countersign/devchain/accounts'
import type { Address } from 'viem'
import { withMessages } from '../lib/messages/withMessages.ts'
import type { Network } from './createNetwork.ts'
import type { Session } from './createSession.ts'
import type { SigningMethod } from './parseRequest.ts'
import { requestNode } from './requestNode.ts'
import { createWalletError, type WalletRequestPrompt } from './WalletRequestPrompt.ts'

export type DemoProvider = {
  on(event: string, listener: (data: unknown) => void): DemoProvider
  removeListener(event: string, listener: (data: unknown) => void): DemoProvider
  request(request: { method: string; params?: unknown }): Promise<unknown>
}

/** Resolves with the chosen account; undefined is a rejection. */
export type PickAccount = (choice: {
  accounts: readonly DemoAccount[]
  reason: 'connect' | 'switch'
  selected: Address
}) => Promise<Address | undefined>

export type CreateDemoProviderParameters = {
  accounts: readonly DemoAccount[]
  confirm: (prompt: WalletRequestPrompt) => Promise<boolean>
  network: Network
  pick: PickAccount
  session: Session
}

const createRejection = () => createWalletError(4001, 'User rejected the request.')

/** Read-only methods that are forwarded to the node without a prompt. */
const nodeMethods = /^(eth_(get|call|block|chain|estimate|fee|gas|max|syncing)|net_|web3_clientVersion)/

/** The wallet's EIP-1193 logic, without a DOM: prompts and storage are injected. */
export function createDemoProvider(parameters: CreateDemoProviderParameters): DemoProvider {
  const { accounts, confirm, network, pick, session } = parameters
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const enqueue = createQueue()
  const chainId = () => `0x${network.current().chain.id.toString(16)}`
  let isConnecting = false

  const permitted = () => [session.connected()?.address].filter((address) => address !== undefined)
  const emit = (event: string, data: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
  }
  session.onChange(() => emit('accountsChanged', permitted()))
  network.onChange(() => emit('chainChanged', chainId()))
  const confirmInTurn = async (prompt: WalletRequestPrompt) => {
    if (!(await enqueue(() => confirm(prompt)))) throw createRejection()
  }

  async function connect(): Promise<Address[]> {
    if (isConnecting) throw createWalletError(-32002, 'A request to connect is already open. Please answer it first.')
    isConnecting = true
    try {
      const selected = session.last().address
      const address = await enqueue(() => pick({ accounts, reason: 'connect', selected }))
      if (address === undefined) throw createRejection()
      session.connect(address)
      return permitted()
    } finally {
      isConnecting = false
    }
  }

  async function sign(method: SigningMethod, params: unknown): Promise<unknown> {
    // Imported on demand: decoding, keys and curve code do not fit the first-load budget.
    const { handleSigningRequest } = await withMessages(import('./handleSigningRequest.ts'))
    const account = session.connected()
    return handleSigningRequest({ account, confirm: confirmInTurn, method, params, ...network.current() })
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return permitted()
      case 'eth_chainId':
        return chainId()
      case 'net_version':
        return String(network.current().chain.id)
      case 'eth_requestAccounts':
        return session.connected() ? permitted() : connect()
      case 'wallet_requestPermissions':
        return toPermissions(await connect())
      case 'wallet_getPermissions':
        return toPermissions(permitted())
      case 'wallet_revokePermissions':
        session.disconnect()
        return null
      case 'wallet_addEthereumChain':
      case 'wallet_switchEthereumChain':
      case 'wallet_watchAsset': {
        const { changeNetwork, watchToken } = await withMessages(import('./changeNetwork.ts'))
        const context = { account: session.last(), confirm: confirmInTurn, params }
        return method === 'wallet_watchAsset' ? watchToken(context) : changeNetwork({ ...context, method, network })
      }
      case 'eth_sendTransaction':
      case 'eth_signTypedData_v4':
      case 'personal_sign':
        return sign(method, params)
      default:
        if (nodeMethods.test(method)) return requestNode(network.current().rpcUrl, { method, params: params ?? [] })
        throw createWalletError(4200, `The demo wallet does not support ${method}.`)
    }
  }

  const provider: DemoProvider = {
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
    request,
  }
  return provider
}

function toPermissions(addresses: readonly Address[]) {
  if (addresses.length === 0) return []
  return [{ caveats: [{ type: 'restrictReturnedAccounts', value: addresses }], parentCapability: 'eth_accounts' }]
}

/** Runs tasks one at a time, so that two prompts never overlap. */
function createQueue(): <result>(task: () => Promise<result>) => Promise<result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task, task)
    last = result.catch(() => {})
    return result
  }
}
