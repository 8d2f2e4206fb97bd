import { createClient as createServiceClient } from '@countersign/client'
import { type ChainConfig, ChainConfigSchema, WebConfigSchema } from '@countersign/protocol/config'
import { toTrainingSafe, trainingChainId } from '@countersign/protocol/custody'
import { type Chain, type Client, createClient, type Transport } from 'viem'
import { NamesSchema } from '../../domain/address-book/names.ts'
import { operatorDescriptorsQuery } from '../../domain/clear-signing/useClearSources.ts'
import { findLastSeenNonce, LastSeenSchema } from '../../domain/safe/LastSeen.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createEmbedding } from '../../domain/safe-apps/createEmbedding.ts'
import type { Services } from '../../domain/services/Services.ts'
import { SettingsSchema } from '../../domain/settings/Settings.ts'
import { ConfirmationsSchema } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { DraftsSchema, noDrafts } from '../../domain/signature-store/DraftsSchema.ts'
import { createCheckRegistry } from '../../domain/verification/createCheckRegistry.ts'
import { createKernel } from '../../domain/verification/createKernel.ts'
import { createQueueVerifier } from '../../domain/verification/createQueueVerifier.ts'
import { toViemChain } from '../../lib/createChainClients.ts'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createQueryClient } from '../../lib/createQueryClient.ts'
import { createSemaphore } from '../../lib/createSemaphore.ts'
import { createWagmiConfig } from '../../lib/createWagmiConfig.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { ThemeSchema } from '../../lib/theme.ts'
import type { Exercise } from './createExercises.ts'
import { createTrainingTransport, type TrainingWorld } from './TrainingWorld.ts'

/** Reserved: never resolved, and no request is sent to it. */
const nowhere = 'https://training.invalid'

export type Training = { safe: CurrentSafe; services: Services }

/**
 * The app's services over a chain and a service inside of this page: the real kernel and the real review, with memory
 * for storage, no wallet, and no way out. `own` gives only the names that the signer knows.
 */
export function createTrainingServices(
  own: Pick<Services, 'bundledNames' | 'config' | 'names' | 'settings' | 'theme'>,
  { chain: real, exercises, world }: { chain: ChainConfig; exercises: readonly Exercise[]; world: TrainingWorld },
): Training {
  const chain = ChainConfigSchema.parse({
    id: trainingChainId,
    name: real.name,
    nativeCurrency: real.nativeCurrency,
    network: 'training',
    recommendedMasterCopyVersion: real.recommendedMasterCopyVersion,
    rpcUrls: { default: { http: [nowhere] }, public: { http: [nowhere] } },
    shortName: 'training',
  })
  const config = WebConfigSchema.parse({ chains: [chain], relayUrl: null, serviceUrl: nowhere })
  const client: Client<Transport, Chain> = createClient({
    chain: toViemChain(chain),
    transport: createTrainingTransport(world),
  })
  const chains = new Map([[trainingChainId, client]])
  const storage = createMemoryStorage()
  const start = async () => (await import('../../domain/verification/startInPage.ts')).startInPage(chains)
  const kernel = createKernel({ onHost: () => {}, startInPage: start, startWorker: start })
  const lastSeen = createLocalStore({ empty: {}, key: 'visits', schema: LastSeenSchema, storage })
  const address = toTrainingSafe(world)
  const services: Services = {
    bundledNames: createLocalStore({
      empty: NamesSchema.parse(own.bundledNames.get()),
      key: 'bundled',
      schema: NamesSchema,
      storage,
    }),
    chains,
    checks: createCheckRegistry(),
    config,
    confirmations: createLocalStore({ empty: [], key: 'confirmations', schema: ConfirmationsSchema, storage }),
    demoWallet: undefined,
    drafts: createLocalStore({ empty: noDrafts, key: 'drafts', schema: DraftsSchema, storage }),
    embedding: createEmbedding({ isFramed: false, open: () => Promise.reject(new Error('There is no host.')) }),
    kernel,
    lastSeen,
    limitRequests: createSemaphore(5),
    names: createLocalStore({ empty: NamesSchema.parse(own.names.get()), key: 'names', schema: NamesSchema, storage }),
    page: {},
    queryClient: createQueryClient(),
    queue: createQueueVerifier(kernel, (safe) => findLastSeenNonce(lastSeen.get(), safe)),
    service: createServiceClient({ baseUrl: nowhere, fetch: createLyingService(address, exercises) }),
    settings: createLocalStore({ empty: own.settings.get(), key: 'settings', schema: SettingsSchema, storage }),
    storage,
    theme: createLocalStore({ empty: own.theme.get(), key: 'theme', schema: ThemeSchema, storage }),
    userNetworks: new Set(),
    // Without connectors: no wallet is ever called.
    wagmi: createWagmiConfig({ clients: chains, connectors: [], storage }),
  }
  // Descriptors are files of the operator's server: none is requested for the training.
  services.queryClient.setQueryDefaults(['clear-signing'], { gcTime: Number.POSITIVE_INFINITY })
  for (const { transaction } of exercises)
    services.queryClient.setQueryData(
      operatorDescriptorsQuery({ address: transaction.to, chainId: trainingChainId }).queryKey,
      [],
    )
  return {
    safe: { address, chain, chainId: trainingChainId, params: { chain: String(trainingChainId), safe: address } },
    services,
  }
}

/** Answers from memory: what an exercise says for a hash, whether or not it has that hash. */
function createLyingService(safe: string, exercises: readonly Exercise[]): typeof fetch {
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const exercise = exercises.find(({ safeTxHash }) => pathname.toLowerCase().includes(safeTxHash))
    if (!exercise) return Response.json({ code: 404, message: 'Not found' }, { status: 404 })
    const { data, nonce, operation, to, value } = exercise.transaction
    const zero = '0x0000000000000000000000000000000000000000'
    return Response.json({
      detailedExecutionInfo: {
        baseGas: '0',
        confirmations: [],
        confirmationsRequired: 2,
        gasPrice: '0',
        gasToken: zero,
        nonce: Number(nonce),
        proposer: null,
        refundReceiver: { value: zero },
        safeTxGas: '0',
        safeTxHash: exercise.safeTxHash,
        signers: [],
        submittedAt: 1,
        trusted: true,
        type: 'MULTISIG',
      },
      safeAddress: safe,
      txData: { hexData: data, operation, to: { value: to }, value: String(value) },
      txId: `multisig_${safe}_${exercise.safeTxHash}`,
      txInfo: { dataSize: '0', isCancellation: false, to: { value: to }, type: 'Custom', value: String(value) },
      txStatus: 'AWAITING_CONFIRMATIONS',
    })
  }
}
