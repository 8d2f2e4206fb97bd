import { createTestClient, signHash } from '@countersign/devchain/testing'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
  parseAbi,
  slice,
  stringToHex,
  zeroAddress,
} from 'viem'
import { z } from 'zod'
import { createTestQueue, type StoredTransaction } from './createTestQueue.ts'

/**
 * A multisig host, written from the facts of the official protocol and from nothing of this package. It holds the keys
 * of the demo accounts: what it is asked for is signed and, unless told otherwise, executed on the chain at once.
 */
export type TestHost = {
  /** The answer's data; rejects with the text of a refusal. `undefined` for methods that hosts do not know. */
  answer(request: { method: string; origin: string; params: unknown }): Promise<unknown>
  /** Executes what waits; for hosts that do not do it at once. */
  execute(): Promise<void>
  /** How the people at the host decide, and how they sign messages; a test changes it as it goes. */
  readonly mood: {
    /** What they say when asked for the address book. */
    addressBook: 'allow' | 'refuse'
    /** `later`: the signature is there only after `finishMessages`. */
    messages: 'at-once' | 'later'
    transactions: 'execute' | 'propose' | 'reject'
  }
  finishMessages(): void
  readonly transactions: readonly StoredTransaction[]
}

const safeAbi = parseAbi([
  'function getMessageHash(bytes message) view returns (bytes32)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
])
const signMessageAbi = parseAbi(['function signMessage(bytes data)'])
const signMessageLib = '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9'
const slots = {
  fallbackHandler: keccak256(stringToHex('fallback_manager.handler.address')),
  guard: keccak256(stringToHex('guard_manager.guard.address')),
  implementation: '0x0',
} as const

const TransactionsSchema = z.object({ txs: z.array(z.object({ data: z.string(), to: z.string(), value: z.string() })) })
const TypedDataSchema = z.object({
  typedData: z.object({
    domain: z.record(z.string(), z.unknown()),
    message: z.record(z.string(), z.unknown()),
    primaryType: z.string(),
    types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  }),
})
const RpcSchema = z.object({ call: z.string(), params: z.array(z.unknown()) })
const SettingsSchema = z.tuple([z.object({ offChainSigning: z.boolean() })])

export type CreateTestHostParameters = {
  /** Told of every proposal, with the owners' signatures: a host stores it at its service. */
  onProposed?: (transaction: StoredTransaction) => Promise<void>
  origin: string
  rpcUrl: string
  safe: Address
}

export function createTestHost({ onProposed, origin, rpcUrl, safe }: CreateTestHostParameters): TestHost {
  const client = createTestClient(rpcUrl)
  const contract = { abi: safeAbi, address: safe } as const
  const mood: TestHost['mood'] = { addressBook: 'allow', messages: 'at-once', transactions: 'execute' }
  const queue = createTestQueue({ client, onProposed, safe })
  const permissions = new Map<string, unknown[]>()
  const signatures = new Map<string, Hex>()
  const unfinished = new Map<string, Hex>()
  let isOffChain = true

  async function readSlot(slot: Hex): Promise<Address> {
    const word = await client.getStorageAt({ address: safe, slot })
    return getAddress(slice(word ?? `0x${'0'.repeat(64)}`, 12))
  }

  async function listSigners(): Promise<readonly Address[]> {
    const [owners, threshold] = await Promise.all([
      client.readContract({ ...contract, functionName: 'getOwners' }),
      client.readContract({ ...contract, functionName: 'getThreshold' }),
    ])
    return owners.slice(0, Number(threshold))
  }

  async function send(txs: readonly { data: string; to: string; value: string }[]): Promise<{ safeTxHash: Hex }> {
    if (mood.transactions === 'reject') throw new Error('Transaction was rejected')
    const safeTxHash = await queue.propose(txs, await listSigners())
    if (mood.transactions === 'execute') await queue.execute()
    return { safeTxHash }
  }

  /** Signed over the hash that the Safe itself makes of the message's hash. */
  async function sign(hash: Hex): Promise<unknown> {
    if (mood.transactions === 'reject') throw new Error('Message signing was rejected')
    if (!isOffChain) {
      const data = encodeFunctionData({ abi: signMessageAbi, args: [hash] })
      return { safeTxHash: await queue.delegate(signMessageLib, data, await listSigners()) }
    }
    const messageHash = await client.readContract({ ...contract, args: [hash], functionName: 'getMessageHash' })
    const signature = await signHash(messageHash, await listSigners())
    if (mood.messages === 'later') {
      unfinished.set(messageHash, signature)
      return { messageHash }
    }
    signatures.set(messageHash, signature)
    return { messageHash, signature }
  }

  const methods: Record<string, (params: unknown, appOrigin: string) => Promise<unknown> | unknown> = {
    async getSafeInfo() {
      const [owners, threshold, nonce, version, implementation, fallbackHandler, guard] = await Promise.all([
        client.readContract({ ...contract, functionName: 'getOwners' }),
        client.readContract({ ...contract, functionName: 'getThreshold' }),
        client.readContract({ ...contract, functionName: 'nonce' }),
        client.readContract({ ...contract, functionName: 'VERSION' }),
        readSlot(slots.implementation),
        readSlot(slots.fallbackHandler),
        readSlot(slots.guard),
      ])
      return {
        chainId: 31_337,
        fallbackHandler,
        guard: guard === zeroAddress ? null : guard,
        implementation,
        isReadOnly: false,
        modules: null,
        network: 'LOCAL',
        nonce: Number(nonce),
        owners,
        safeAddress: safe,
        threshold: Number(threshold),
        version,
      }
    },
    getChainInfo: () => ({
      blockExplorerUriTemplate: { address: '', api: '', txHash: '' },
      chainId: '31337',
      chainName: 'Local chain',
      nativeCurrency: { decimals: 18, logoUri: '', name: 'Ether', symbol: 'ETH' },
      shortName: 'local',
    }),
    getEnvironmentInfo: () => ({ origin }),
    async getSafeBalances() {
      const tokenInfo = {
        address: zeroAddress,
        decimals: 18,
        logoUri: null,
        name: 'Ether',
        symbol: 'ETH',
        type: 'NATIVE_TOKEN',
      }
      const balance = (await client.getBalance({ address: safe })).toString()
      return { fiatTotal: '0', items: [{ balance, fiatBalance: '0', fiatConversion: '0', tokenInfo }] }
    },
    getTxBySafeTxHash: (params) => queue.describe(z.object({ safeTxHash: z.string() }).parse(params).safeTxHash),
    sendTransactions: (params) => send(TransactionsSchema.parse(params).txs),
    signMessage: (params) => sign(hashMessage(z.object({ message: z.string() }).parse(params).message)),
    signTypedMessage: (params) => sign(hashTypedData(TypedDataSchema.parse(params).typedData)),
    getOffChainSignature: (params) => signatures.get(z.string().parse(params)),
    rpcCall(params) {
      const { call, params: list } = RpcSchema.parse(params)
      if (call === 'safe_setSettings') {
        isOffChain = SettingsSchema.parse(list)[0].offChainSigning
        return { offChainSigning: isOffChain }
      }
      return client.request<{ Method: string; Parameters: unknown[]; ReturnType: unknown }>({
        method: call,
        params: list,
      })
    },
    wallet_getPermissions: (_params, app) => permissions.get(app) ?? [],
    wallet_requestPermissions(_params, app) {
      if (mood.addressBook === 'refuse') throw new Error('Permissions were rejected')
      permissions.set(app, [{ caveats: [], date: 1, invoker: app, parentCapability: 'requestAddressBook' }])
      return permissions.get(app)
    },
    requestAddressBook(_params, app) {
      if (!permissions.has(app)) throw new Error('Permissions were rejected')
      return [{ address: zeroAddress, chainId: '31337', name: 'Nobody' }]
    },
  }

  return {
    async answer({ method, origin: appOrigin, params }) {
      return Object.hasOwn(methods, method) ? methods[method]?.(params, appOrigin) : undefined
    },
    execute: queue.execute,
    finishMessages() {
      for (const [hash, signature] of unfinished) signatures.set(hash, signature)
      unfinished.clear()
    },
    mood,
    transactions: queue.transactions,
  }
}
