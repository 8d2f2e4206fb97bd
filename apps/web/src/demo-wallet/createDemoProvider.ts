import type { DemoAccount } from '@countersign/devchain/accounts'
import type { ChainConfig } from '@countersign/protocol'
import type { Address } from 'viem'
import type { Session } from './createSession.ts'
import { createWalletError } from './createWalletError.ts'
import type { SigningMethod } from './parseRequest.ts'
import { requestNode } from './requestNode.ts'
import type { WalletQuestion } from './WalletQuestion.ts'

export type DemoProvider = {
  on(event: string, listener: (data: unknown) => void): DemoProvider
  removeListener(event: string, listener: (data: unknown) => void): DemoProvider
  request(request: { method: string; params?: unknown }): Promise<unknown>
}

/** Lets the user choose an account; undefined is a rejection. */
export type PickAccount = (choice: {
  accounts: readonly DemoAccount[]
  reason: 'connect' | 'switch'
  selected: Address
}) => Promise<Address | undefined>

export type CreateDemoProviderParameters = {
  accounts: readonly DemoAccount[]
  /** Shows a request; resolves to the user's decision. */
  ask: (question: WalletQuestion) => Promise<boolean>
  chain: ChainConfig
  pick: PickAccount
  rpcUrl: string
  session: Session
}

/** Reads that any page may make of a node. Everything else is asked for, refused or unknown. */
const nodeMethods = /^(eth_(get|call|block|chain|estimate|fee|gas|max|syncing)|net_|web3_clientVersion)/

/** The wallet's logic (EIP-1193), without a page: what it shows and keeps is given to it. */
export function createDemoProvider(parameters: CreateDemoProviderParameters): DemoProvider {
  const { accounts, ask, chain, pick, rpcUrl, session } = parameters
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const inTurn = createQueue()
  const chainId = `0x${chain.id.toString(16)}`
  let isConnecting = false

  const permitted = () => [session.connected()?.address].filter((address) => address !== undefined)
  session.onChange(() => {
    for (const listener of [...(listeners.get('accountsChanged') ?? [])]) listener(permitted())
  })

  async function connect(): Promise<Address[]> {
    if (isConnecting) throw createWalletError(-32002, 'A request to connect is already open. Please answer it first.')
    isConnecting = true
    try {
      const selected = session.last().address
      const address = await inTurn(() => pick({ accounts, reason: 'connect', selected }))
      if (address === undefined) throw createWalletError(4001, 'User rejected the request.')
      session.connect(address)
      return permitted()
    } finally {
      isConnecting = false
    }
  }

  async function sign(method: SigningMethod, params: unknown): Promise<unknown> {
    // Decoding, keys and curve only when they are needed: the page's first load has no room for them.
    const { answerSigning } = await import('./answerSigning.ts')
    const askInTurn = (question: WalletQuestion) => inTurn(() => ask(question))
    return answerSigning({ account: session.connected(), ask: askInTurn, chain, method, params, rpcUrl })
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return permitted()
      case 'eth_chainId':
        return chainId
      case 'net_version':
        return String(chain.id)
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
        return refuseOtherChain(params, chainId)
      case 'eth_sendTransaction':
      case 'eth_signTypedData_v4':
      case 'personal_sign':
        return sign(method, params)
      default:
        if (nodeMethods.test(method)) return requestNode(rpcUrl, { method, params: params ?? [] })
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

/** There is one chain and the wallet is on it; asking for that one is granted, for any other it is unknown. */
function refuseOtherChain(params: unknown, chainId: string): null {
  const [wanted]: unknown[] = Array.isArray(params) ? params : []
  const id = typeof wanted === 'object' && wanted !== null && 'chainId' in wanted ? wanted.chainId : undefined
  if (typeof id === 'string' && Number(id) === Number(chainId)) return null
  throw createWalletError(4902, 'The demo wallet knows the embedded chain only.')
}

/** Runs tasks one after another, so that two requests never show over each other. */
function createQueue(): <result>(task: () => Promise<result>) => Promise<result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task, task)
    last = result.catch(() => {})
    return result
  }
}
