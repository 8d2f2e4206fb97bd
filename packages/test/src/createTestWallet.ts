import { type Address, createWalletClient, defineChain, type Hex, http, isAddressEqual, numberToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createDecisions, type Decisions } from './createDecisions.ts'
import { parseWalletRequest, type WalletRequest } from './parseWalletRequest.ts'
import { WalletRpcError } from './WalletRpcError.ts'

type TestWalletChain = {
  id: number
  /** Unknown at first: switching fails with 4902 until it is added. */
  isHidden?: boolean
  url: string
}

type WalletEvent = 'accountsChanged' | 'chainChanged'

export type TestWallet = Pick<Decisions, 'approve' | 'reject'> & {
  lock(): Promise<void>
  /** Every requested method, in order. */
  readonly log: readonly string[]
  /** The same with the payload to sign or send, where parsed. */
  readonly requests: readonly WalletRequest[]
  request(request: { method: string; params: readonly unknown[] }): Promise<unknown>
  setAccounts(addresses: readonly Address[]): Promise<void>
  setChain(chainId: number): Promise<void>
}

export type CreateTestWalletParameters = {
  chains: readonly [TestWalletChain, ...TestWalletChain[]]
  emit: (event: WalletEvent, data: unknown) => Promise<void>
  /** Every request waits for `approve` or `reject`. @default false */
  isManual?: boolean
  keys: readonly [Hex, ...Hex[]]
}

const isConnecting = (method: string) => method === 'eth_requestAccounts' || method === 'wallet_requestPermissions'

/** A wallet with real keys, chains and error codes, but without UI: tests decide for the user. */
export function createTestWallet(parameters: CreateTestWalletParameters): TestWallet {
  const { chains, emit, isManual = false, keys } = parameters
  const accounts = keys.map((key) => privateKeyToAccount(key))
  const urls = new Map(chains.map(({ id, url }) => [id, url]))
  const known = new Set(chains.filter(({ isHidden }) => !isHidden).map(({ id }) => id))
  const decisions = createDecisions({ isManual })
  const log: string[] = []
  const requests: WalletRequest[] = []
  let chainId = chains[0].id
  let selected: readonly Address[] = accounts.slice(0, 1).map(({ address }) => address)
  let permitted: readonly Address[] = []

  function getSigner(from: Address): PrivateKeyAccount {
    const account = accounts.find(({ address }) => isAddressEqual(address, from))
    if (account && permitted.some((address) => isAddressEqual(address, from))) return account
    throw new WalletRpcError(4100, 'The requested account and/or method has not been authorized by the user.')
  }

  function getUrl(): string {
    return urls.get(chainId) ?? chains[0].url
  }

  function getClient(account?: PrivateKeyAccount) {
    const nativeCurrency = { decimals: 18, name: 'Ether', symbol: 'ETH' }
    const rpcUrls = { default: { http: [getUrl()] } }
    const chain = defineChain({ id: chainId, name: 'Test', nativeCurrency, rpcUrls })
    return createWalletClient({
      chain,
      transport: http(getUrl(), { timeout: 120_000 }),
      ...(account ? { account } : {}),
    })
  }

  const wallet: TestWallet = {
    approve: decisions.approve,
    lock: () => wallet.setAccounts([]),
    log,
    reject: decisions.reject,
    requests,
    async request({ method, params }) {
      log.push(method)
      if (isConnecting(method) && decisions.isOpen(isConnecting))
        throw new WalletRpcError(-32002, `Request of type '${method}' already pending for origin. Please wait.`)
      const request = parseWalletRequest({ method, params })
      requests.push(request)
      return answer(request)
    },
    async setAccounts(addresses) {
      selected = addresses
      permitted = addresses
      await emit('accountsChanged', addresses)
    },
    async setChain(id) {
      chainId = id
      await emit('chainChanged', numberToHex(id))
    },
  }

  async function connect(method: string): Promise<readonly Address[]> {
    await decisions.request(method)
    permitted = selected
    return permitted
  }

  async function answer(request: WalletRequest): Promise<unknown> {
    const { method } = request
    switch (method) {
      case 'eth_accounts':
        return permitted
      case 'eth_chainId':
        return numberToHex(chainId)
      case 'eth_requestAccounts':
        return permitted.length > 0 ? permitted : connect(method)
      case 'wallet_requestPermissions':
        return toPermissions(await connect(method))
      case 'wallet_getPermissions':
        return toPermissions(permitted)
      case 'wallet_revokePermissions':
        permitted = []
        await emit('accountsChanged', [])
        return null
      case 'wallet_switchEthereumChain':
        if (!known.has(request.chainId)) throw new WalletRpcError(4902, `Unrecognized chain ID ${request.chainId}.`)
        await decisions.request(method)
        await wallet.setChain(request.chainId)
        return null
      case 'wallet_addEthereumChain':
        await decisions.request(method)
        urls.set(request.chainId, request.url)
        known.add(request.chainId)
        await wallet.setChain(request.chainId)
        return null
      case 'personal_sign': {
        const signer = getSigner(request.from)
        await decisions.request(method)
        return signer.signMessage({ message: { raw: request.data } })
      }
      case 'eth_signTypedData_v4': {
        const signer = getSigner(request.from)
        await decisions.request(method)
        return signer.signTypedData(request.typedData)
      }
      case 'eth_sendTransaction': {
        const signer = getSigner(request.from)
        if (request.chainId !== undefined && request.chainId !== chainId)
          throw new WalletRpcError(-32602, 'The chain id of the transaction is not the one of the wallet.')
        await decisions.request(method)
        return getClient(signer).sendTransaction({ account: signer, ...request.transaction })
      }
      case 'read':
        return getClient().transport.request({ method: request.name, params: request.params })
    }
  }
  return wallet
}

function toPermissions(addresses: readonly Address[]) {
  if (addresses.length === 0) return []
  return [{ caveats: [{ type: 'restrictReturnedAccounts', value: addresses }], parentCapability: 'eth_accounts' }]
}
