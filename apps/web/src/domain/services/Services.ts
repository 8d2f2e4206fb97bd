import type { Client as ServiceClient } from '@countersign/client'
import type { ChainConfig, WebConfig } from '@countersign/protocol/config'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Address, Chain, Client, Transport } from 'viem'
import type { Config } from 'wagmi'
import type { ChainClients } from '../../lib/createChainClients.ts'
import type { LocalStore } from '../../lib/createLocalStore.ts'
import type { Semaphore } from '../../lib/createSemaphore.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import type { Theme } from '../../lib/theme.ts'
import type { Names } from '../address-book/names.ts'
import type { LastSeen } from '../safe/LastSeen.ts'
import type { EmbeddingStore } from '../safe-apps/createEmbedding.ts'
import type { Settings } from '../settings/Settings.ts'
import type { Confirmations } from '../signature-store/ConfirmationsSchema.ts'
import type { Drafts } from '../signature-store/DraftsSchema.ts'
import type { CheckRegistry } from '../verification/createCheckRegistry.ts'
import type { Kernel } from '../verification/createKernel.ts'
import type { QueueVerifier } from '../verification/createQueueVerifier.ts'

export type Services = {
  config: WebConfig
  service: ServiceClient
  /** Limits parallel requests for a long queue: the page and its worker share the browser's few connections. */
  limitRequests: Semaphore
  chains: ChainClients
  /** Chain ids of the networks that the user added: the service does not serve them. */
  userNetworks: ReadonlySet<number>
  kernel: Kernel
  queue: QueueVerifier
  wagmi: Config
  queryClient: QueryClient
  checks: CheckRegistry
  embedding: EmbeddingStore
  /** The browser's, or one in memory. */
  storage: PageStorage
  /** The window with IndexedDB: `getLargeStorage` opens it for batch transfers and simulations. */
  page: { readonly indexedDB?: IDBFactory | undefined }
  drafts: LocalStore<Drafts>
  /** Verified confirmations of transactions and messages: made here, imported, or shown by the service before. */
  confirmations: LocalStore<Confirmations>
  names: LocalStore<Names>
  lastSeen: LocalStore<LastSeen>
  /** Names of the demo world; empty on real chains. */
  bundledNames: LocalStore<Names>
  theme: LocalStore<Theme>
  settings: LocalStore<Settings>
  /** Only on the embedded chain; resolves once the demo wallet was announced. */
  demoWallet: Promise<DemoWorld | undefined> | undefined
}

export type DemoWorld = {
  /** The demo wallet's next request to connect needs no prompt. */
  permit: () => void
  /** The Safe that shows most. */
  safe: Address
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs the ServicesContext of main.tsx.')
  return services
}

export function getChainClient({ chains }: Pick<Services, 'chains'>, chainId: number): Client<Transport, Chain> {
  const client = chains.get(chainId)
  if (!client) throw new Error(`Chain ${chainId} is not in the configuration.`)
  return client
}

export function findChain({ config }: Pick<Services, 'config'>, name: string): ChainConfig | undefined {
  return config.chains.find((chain) => String(chain.id) === name || chain.shortName === name)
}
