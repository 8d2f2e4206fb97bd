import './ui/tokens.css'
import './ui/base.css'
import './ui/font.css'
import './ui/opening.css'
// The opening of a review is drawn before its code is there.
import './ui/Sheet.module.css'
import './features/simulation/SimulationSkeleton.module.css'
import './routes/ReviewSkeleton.module.css'
import '@countersign/connect/styles.css'
import './features/connect/connectTheme.css'
import { createClient } from '@countersign/client'
import { injectedWallets } from '@countersign/connect/frame'
import type { WebConfig } from '@countersign/protocol/config'
import { StrictMode, startTransition } from 'react'
import type { z } from 'zod'
import { App } from './App.tsx'
import { canOfferDemoWallet } from './demo-wallet/canOfferDemoWallet.ts'
import { type Names, NamesSchema } from './domain/address-book/names.ts'
import { findLastSeenNonce, LastSeenSchema } from './domain/safe/LastSeen.ts'
import { createEmbedding } from './domain/safe-apps/createEmbedding.ts'
import type { DemoWorld, Services } from './domain/services/Services.ts'
import { chooseService } from './domain/settings/chooseService.ts'
import { applySettings, defaultSettings, SettingsSchema } from './domain/settings/Settings.ts'
import { ConfirmationsSchema, legacyKeys, salvageConfirmations } from './domain/signature-store/ConfirmationsSchema.ts'
import { DraftsSchema, noDrafts } from './domain/signature-store/DraftsSchema.ts'
import { createCheckRegistry } from './domain/verification/createCheckRegistry.ts'
import { createKernel, type StartedKernel, toKernelCheck } from './domain/verification/createKernel.ts'
import { createQueueVerifier } from './domain/verification/createQueueVerifier.ts'
import { createHardwareConnectors } from './features/connect/createHardwareConnectors.ts'
import { recordChunkErrors } from './lib/chunkErrors.ts'
import { createChainClients } from './lib/createChainClients.ts'
import { createLocalStore, type LocalStore } from './lib/createLocalStore.ts'
import { createPageRoot } from './lib/createPageRoot.ts'
import { createQueryClient } from './lib/createQueryClient.ts'
import { createSemaphore } from './lib/createSemaphore.ts'
import { createWagmiConfig } from './lib/createWagmiConfig.ts'
import { loadConfig } from './lib/loadConfig.ts'
import { loadConnectors } from './lib/loadConnectors.ts'
import { setLocale } from './lib/messages/languages/setLocale.ts'
import { language } from './lib/messages/translate.ts'
import { nextTask } from './lib/nextTask.ts'
import { createMemoryStorage, openStorage } from './lib/openStorage.ts'
import { requestPersistence } from './lib/requestPersistence.ts'
import { applyTheme, ThemeSchema } from './lib/theme.ts'
import { createAppRouter } from './routes/createAppRouter.ts'
import { StartError } from './routes/StartError.tsx'

recordChunkErrors(window)
const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root.')
const root = createPageRoot(element)
/** Milliseconds that the opening screen stays while the page's code does not load. */
const timeout = 4_000
const storage = openStorage(window)

const openStore = <schema extends z.ZodType>(
  key: string,
  schema: schema,
  empty: z.output<schema>,
  isDisposable = false,
) => createLocalStore({ key: `countersign.${key}`, schema, empty, storage, target: window, isDisposable })

const theme = openStore('theme', ThemeSchema, 'system', true)
applyTheme(document.documentElement, theme.get())
theme.subscribe(() => applyTheme(document.documentElement, theme.get()))

const settings = openStore('settings.v1', SettingsSchema, defaultSettings)
applySettings(document.documentElement, settings.get())
settings.subscribe(() => applySettings(document.documentElement, settings.get()))

language.subscribe(() => {
  document.documentElement.lang = language.locale().slice(0, 2)
  document.documentElement.dir = language.direction()
})
/** Loaded before the first render. If it fails, the app starts in English. */
const localeReady = setLocale(settings.get().language).catch((error: unknown) => {
  reportError(error)
  return setLocale('en')
})

/** The user's own nodes, explorers and lookups; without any, their code is not loaded. */
async function applyOwn(operator: WebConfig): Promise<WebConfig> {
  const { explorers, lookups, nodes } = settings.get()
  if (lookups.names && lookups.pictures && Object.keys({ ...explorers, ...nodes }).length === 0) return operator
  const { applyChoices } = await import('./domain/settings/applyChoices.ts')
  return applyChoices(operator, settings.get(), window.location.origin)
}

/** Loaded only where the user added networks. */
async function applyUserNetworks(config: WebConfig) {
  if (!hasItem('countersign.networks.v1')) return { config, fetchService: undefined, added: noNetworks }
  const { addUserNetworks, withholdFromService, openUserNetworks } = await import('./domain/settings/userNetworks.ts')
  const origin = window.location.origin
  const { added, config: complete } = addUserNetworks(openUserNetworks(storage).get(), { config, origin })
  // Unbound, `fetch` throws in browsers.
  return { added, config: complete, fetchService: withholdFromService((input, init) => fetch(input, init), added) }
}

const noNetworks: ReadonlySet<number> = new Set()

/** Earlier versions had a store each for signed, imported and shown signatures and for messages. */
async function openConfirmations(): Promise<Services['confirmations']> {
  const store = createLocalStore({
    key: 'countersign.confirmations.v1',
    schema: ConfirmationsSchema,
    empty: [],
    storage,
    target: window,
    salvage: salvageConfirmations,
  })
  if (legacyKeys.some((name) => hasItem(`countersign.${name}`))) {
    const { migrateConfirmations } = await import('./domain/signature-store/migrateConfirmations.ts')
    migrateConfirmations({ storage, store })
  }
  // Not for what the service showed: browsers may prompt, and its loss costs nothing.
  store.subscribe(() => {
    const isLoss = store.get().some(({ confirmations }) => confirmations.some(({ source }) => source !== 'earlier'))
    if (isLoss) void requestPersistence(window.navigator.storage)
  })
  return store
}

/** False where storage is disabled. */
function hasItem(key: string): boolean {
  try {
    return storage.getItem(key) !== null
  } catch {
    return false
  }
}

async function addPlans(started: Promise<StartedKernel>): Promise<StartedKernel> {
  // Together: a worker that the browser blocks rejects before the import resolves.
  const [kernel, { withPlans }] = await Promise.all([started, import('./domain/safe/withPlans.ts')])
  return withPlans(kernel, storage)
}

async function createServices(operator: WebConfig): Promise<Services> {
  await nextTask()
  const { added: userNetworks, config: complete, fetchService } = await applyUserNetworks(operator)
  const config = await applyOwn(complete)
  const chains = await createChainClients(config.chains)
  const connectors = await loadConnectors({ config, origin: window.location.origin }, localeReady)
  if (hasItem('countersign.passkeys.v1')) {
    // It has a name.
    await localeReady
    connectors.push((await import('./domain/passkeys/createPasskeyConnector.ts')).createPasskeyConnector(storage))
  }
  const bundledNames = createLocalStore({
    key: 'bundled',
    schema: NamesSchema,
    empty: {},
    storage: createMemoryStorage(),
  })
  const checks = createCheckRegistry()
  const lastSeen = openStore('visits.v1', LastSeenSchema, {}, true)
  // Starts with the first verification, not with the first page.
  const kernel = createKernel({
    startWorker: async () =>
      addPlans((await import('./domain/verification/startWorker.ts')).startWorker(config.chains)),
    startInPage: async () => addPlans((await import('./domain/verification/startInPage.ts')).startInPage(chains)),
    onHost: (place) => checks.report('kernel', [toKernelCheck(place)]),
  })
  const service = createClient({
    baseUrl: chooseService(settings.get().serviceUrl, { config, origin: window.location.origin }),
    ...(fetchService ? { fetch: fetchService } : {}),
  })
  const hardware = createHardwareConnectors({
    clients: chains,
    readTheme: () => [theme.get(), settings.get()],
    service,
  })
  const all = [...injectedWallets(), ...hardware, ...connectors]
  const wagmi = createWagmiConfig({ clients: chains, connectors: all, storage })
  const embedding = createEmbedding({
    isFramed: window.parent !== window && config.frameHosts.length > 0,
    open: async () => (await import('./features/embedded/openHost.ts')).openHost({ config, page: window, wagmi }),
  })
  const confirmations = await openConfirmations()
  return {
    config,
    service,
    limitRequests: createSemaphore(5),
    chains,
    userNetworks,
    wagmi,
    embedding,
    queryClient: createQueryClient(),
    checks,
    storage,
    page: window,
    kernel,
    lastSeen,
    queue: createQueueVerifier(kernel, (safe) => findLastSeenNonce(lastSeen.get(), safe)),
    drafts: openStore('drafts.v1', DraftsSchema, noDrafts),
    confirmations,
    names: openStore('names.v1', NamesSchema, {}),
    bundledNames,
    settings,
    theme,
    // A network of the user does not prevent it, and can be switched to where it is an embedded chain.
    demoWallet: isDemo(operator.chains)
      ? loadDemoWorld({ ...operator, chains: complete.chains.filter((chain) => isDemo([chain])) }, bundledNames)
      : undefined,
  }
}

loadConfig()
  .then(createServices)
  .then(
    async (services) => {
      // One step per task: together they block a phone for a third of a second.
      await nextTask()
      const router = createAppRouter(services)
      await nextTask()
      // The opening screen stays until the page's code is loaded. If that fails, its error boundary shows why.
      const isLoaded = router.load().catch(() => undefined)
      await Promise.race([isLoaded, new Promise((resolve) => setTimeout(resolve, timeout))])
      // Interruptible: scrolling and typing are not blocked.
      startTransition(() =>
        root.render(
          <StrictMode>
            <App router={router} services={services} />
          </StrictMode>,
        ),
      )
    },
    (error: unknown) =>
      localeReady.then(
        () => root.render(<StartError error={error} />),
        // Not from a catalogue: none could be loaded.
        () => element.replaceChildren('Countersign could not load. Check your connection and reload the page.'),
      ),
  )

const isDemo = (chains: WebConfig['chains']) => canOfferDemoWallet({ chains, hostname: window.location.hostname })

/** Loads the demo wallet and names. Never rejects. */
async function loadDemoWorld(config: WebConfig, names: LocalStore<Names>): Promise<DemoWorld | undefined> {
  const [wallet, world] = await Promise.allSettled([
    import('./demo-wallet/installDemoWallet.ts').then(({ installDemoWallet }) => installDemoWallet(config)),
    import('./demoNames.ts').then(({ demoNames, demoSafe }) => {
      names.update(() => demoNames)
      return demoSafe
    }),
  ])
  // The app works without either: failures go to the console.
  for (const outcome of [wallet, world]) if (outcome.status === 'rejected') reportError(outcome.reason)
  if (wallet.status === 'rejected' || world.status === 'rejected' || !wallet.value) return undefined
  return { permit: wallet.value, safe: world.value }
}
