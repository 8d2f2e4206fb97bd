import { createClient as createServiceClient } from '@countersign/client'
import { type ChainConfig, ChainConfigSchema, WebConfigSchema } from '@countersign/protocol/config'
import { type Address, createClient, custom, http, type Transport } from 'viem'
import { type CreateConnectorFn, mock } from 'wagmi'
import { z } from 'zod'
import { NamesSchema } from '../src/domain/address-book/names.ts'
import { findLastSeenNonce, LastSeenSchema } from '../src/domain/safe/LastSeen.ts'
import { withPlans } from '../src/domain/safe/withPlans.ts'
import { createEmbedding, type Host } from '../src/domain/safe-apps/createEmbedding.ts'
import type { Services } from '../src/domain/services/Services.ts'
import { defaultSettings, SettingsSchema } from '../src/domain/settings/Settings.ts'
import { ConfirmationsSchema } from '../src/domain/signature-store/ConfirmationsSchema.ts'
import { DraftsSchema, noDrafts } from '../src/domain/signature-store/DraftsSchema.ts'
import { createCheckRegistry } from '../src/domain/verification/createCheckRegistry.ts'
import { createKernel } from '../src/domain/verification/createKernel.ts'
import { createQueueVerifier } from '../src/domain/verification/createQueueVerifier.ts'
import { startInPage } from '../src/domain/verification/startInPage.ts'
import { toViemChain } from '../src/lib/createChainClients.ts'
import { createLocalStore } from '../src/lib/createLocalStore.ts'
import { createQueryClient } from '../src/lib/createQueryClient.ts'
import { createSemaphore } from '../src/lib/createSemaphore.ts'
import { createWagmiConfig } from '../src/lib/createWagmiConfig.ts'
import { createMemoryStorage, type PageStorage } from '../src/lib/openStorage.ts'
import { ThemeSchema } from '../src/lib/theme.ts'

/** Responses of the service and the node; unanswered requests fail. */
export type TestServicesParameters = {
  /** Of a connectable wallet. */
  account?: Address
  /** Replaces the default wallet, which accepts everything. */
  connector?: CreateConnectorFn
  answerNode?: (method: string, params: unknown) => unknown
  /** By path with its query, and the request; an `Error` is an unreachable service. */
  answerService?: (path: string, request: RequestInit) => unknown
  /** Besides the test chain. */
  otherChains?: readonly ChainConfig[]
  /** Ids of those that the user added. */
  userNetworks?: readonly number[]
  /** The wallet's error when switching chains. */
  switchError?: Error
  /** Of a real node, instead of the test's responses. */
  rpcUrl?: string
  /** Of a relay, for WalletConnect. */
  relayUrl?: string
  /** The browser's own, or a failing one; default: in memory. */
  storage?: PageStorage
  /** The host's handshake; undefined: not framed. */
  openHost?: () => Promise<Host>
}

export const testChain = ChainConfigSchema.parse({
  id: 31337,
  name: 'Demo chain',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'demo',
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] }, public: { http: ['http://127.0.0.1:9'] } },
  shortName: 'demo',
})

const CallSchema = z.tuple([z.object({ to: z.string() })], z.unknown())

/** Like a node without state overrides: the test's responses are those of contracts. */
function answerCall(answer: (method: string, params: unknown) => unknown, method: string, params: unknown): unknown {
  if (method === 'eth_call' && !CallSchema.safeParse(params).success)
    throw Object.assign(new Error('missing "to"'), { code: -32_602 })
  return answer(method, params)
}

/** The services of `main`, on storage in memory. */
export function createTestServices(parameters: TestServicesParameters = {}): Services {
  const { account, answerNode = refuse, answerService = refuse, openHost, otherChains = [] } = parameters
  const { relayUrl = null, rpcUrl, switchError } = parameters
  const config = WebConfigSchema.parse({ chains: [testChain, ...otherChains], relayUrl, serviceUrl: '' })
  const transport: Transport = rpcUrl
    ? http(rpcUrl, { retryCount: 0 })
    : custom({ request: async ({ method, params }) => answerCall(answerNode, method, params) }, { retryCount: 0 })
  const chains = new Map(
    config.chains.map((chain) => [chain.id, createClient({ chain: toViemChain(chain), transport })]),
  )
  const { storage = createMemoryStorage() } = parameters
  const features = { reconnect: false, ...(switchError ? { switchChainError: switchError } : {}) }
  const { connector = account ? mock({ accounts: [account], features }) : undefined } = parameters
  const connectors = connector ? [connector] : []
  const wagmi = createWagmiConfig({ clients: chains, connectors, storage })
  const kernel = createKernel({
    onHost: () => {},
    startInPage: async () => withPlans(await startInPage(chains), storage),
    startWorker: async () => withPlans(await startInPage(chains), storage),
  })
  const lastSeen = createLocalStore({ empty: {}, key: 'visits', schema: LastSeenSchema, storage })
  return {
    limitRequests: createSemaphore(5),
    bundledNames: createLocalStore({ empty: {}, key: 'bundled', schema: NamesSchema, storage }),
    chains,
    userNetworks: new Set(parameters.userNetworks),
    checks: createCheckRegistry(),
    config,
    confirmations: createLocalStore({
      empty: [],
      key: 'countersign.confirmations.v1',
      schema: ConfirmationsSchema,
      storage,
    }),
    demoWallet: undefined,
    drafts: createLocalStore({ empty: noDrafts, key: 'drafts', schema: DraftsSchema, storage }),
    embedding: createEmbedding({
      isFramed: openHost !== undefined,
      open: openHost ?? (() => Promise.reject(new Error('There is no host.'))),
    }),
    kernel,
    names: createLocalStore({ empty: {}, key: 'names', schema: NamesSchema, storage }),
    // No database: large texts are in memory.
    page: {},
    queryClient: createQueryClient(),
    queue: createQueueVerifier(kernel, (safe) => findLastSeenNonce(lastSeen.get(), safe)),
    service: createServiceClient({ baseUrl: 'http://service.test', fetch: toFetch(answerService) }),
    settings: createLocalStore({ empty: defaultSettings, key: 'settings', schema: SettingsSchema, storage }),
    storage,
    theme: createLocalStore({ empty: 'system', key: 'theme', schema: ThemeSchema, storage }),
    lastSeen,
    wagmi,
  }
}

function toFetch(answer: NonNullable<TestServicesParameters['answerService']>): typeof fetch {
  return async (input, request = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const body = await answer(`${pathname}${search}`, request)
    if (body instanceof Error) throw body
    return body instanceof Response ? body : Response.json(body)
  }
}

function refuse(what: string): never {
  throw new Error(`The test has no answer for ${what}.`)
}
