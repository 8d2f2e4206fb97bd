import { type Devchain, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, ensContracts, multicall3 } from '@countersign/devchain/demo-world'
import {
  type InstallTestWalletParameters,
  installTestWallet,
  launchBrowser,
  requestShared,
  type TestWallet,
} from '@countersign/test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type BuiltExample, buildExample } from './buildExample.ts'
import { type ExampleServer, type ServeExampleParameters, serveExample } from './serveExample.ts'

export const SECOND_CHAIN = 31338

export type VisitParameters = {
  context?: BrowserContextOptions
  /** Things that the page may say on the console. */
  allowedErrors?: RegExp
  path?: string
  /** Runs before the page is opened. */
  prepare?(context: BrowserContext): Promise<unknown>
  settings?: Record<string, unknown>
}

export type Visit = {
  context: BrowserContext
  page: Page
  /** Every address that was asked for, with its method. */
  requests: string[]
  /** Ends the visit; fails when the page complained. */
  leave(): Promise<void>
}

export type Example = {
  browser: Browser
  chain: Pick<Devchain, 'stop' | 'url'>
  server: ExampleServer
  visit(parameters?: VisitParameters): Promise<Visit>
  wallet(context: BrowserContext, parameters?: Partial<InstallTestWalletParameters>): Promise<TestWallet>
  stop(): Promise<void>
}

export type SetupExampleParameters = Partial<Pick<ServeExampleParameters, 'connect' | 'handle'>> & {
  /** Visitors see the dialog move; each frame is drawn by the processor that the other tests share. @default false */
  hasMotion?: boolean
  /** For what all contexts of a browser share, such as the clipboard. @default false */
  hasOwnBrowser?: boolean
  /** Of a chain that runs already. @default the one that the files of a test run share, or a new one */
  rpcUrl?: string
}

/** Chain, example app under a strict policy, and a browser. */
export async function setupExample({
  connect = [],
  handle,
  hasMotion = false,
  hasOwnBrowser = false,
  rpcUrl,
}: SetupExampleParameters = {}): Promise<Example> {
  const [chain, { folder, remove }, browser] = await Promise.all([
    getChain(rpcUrl),
    getExample(),
    launchBrowser({ isOwn: hasOwnBrowser }),
  ])
  const server = await serveExample({ connect: [chain.url, ...connect], folder, ...(handle ? { handle } : {}) })
  const urls = { http: [chain.url] }
  const base = {
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: urls, public: urls },
  }
  const chains = [
    {
      ...base,
      blockExplorers: { default: { name: 'Explorer', url: `${server.url}/explorer` } },
      contracts: {
        ensUniversalResolver: { address: ensContracts.universalResolver },
        multicall3: { address: multicall3 },
      },
      id: chainId,
      name: 'Lab chain',
      network: 'lab',
    },
    { ...base, id: SECOND_CHAIN, name: 'Second chain', network: 'second' },
  ]
  return {
    browser,
    chain,
    server,
    async stop() {
      await browser.close()
      await server.close()
      await chain.stop()
      await remove()
    },
    async visit({ allowedErrors, context: options, path = '/', prepare, settings = {} } = {}) {
      for (const key of Object.keys(server.settings)) delete server.settings[key]
      Object.assign(server.settings, { chains, locale: 'en', panel: true }, settings)
      const look = {
        reducedMotion: hasMotion ? 'no-preference' : 'reduce',
        viewport: { height: 800, width: 1280 },
      } as const
      const context = await browser.newContext({ ...look, ...options })
      const complaints: string[] = []
      const requests: string[] = []
      context.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      await prepare?.(context)
      const page = await context.newPage()
      await page.goto(`${server.url}${path}`)
      return {
        context,
        async leave() {
          await context.close()
          expect(complaints.filter((complaint) => !allowedErrors?.test(complaint))).toEqual([])
        },
        page,
        requests,
      }
    },
    wallet: (context, parameters = {}) =>
      installTestWallet(context, {
        chains: [{ id: chainId, url: chain.url }],
        keys: [demoAccounts[0].privateKey, demoAccounts[1].privateKey],
        name: 'Lab wallet',
        rdns: 'test.lab',
        ...parameters,
      }),
  }
}

/** One that runs already, of the files of a test run or of whoever names it, goes on. */
async function getChain(rpcUrl: string | undefined): Promise<Example['chain']> {
  const url = rpcUrl ?? (await requestShared('chain'))
  return url === undefined ? startDevchain() : { stop: async () => {}, url }
}

async function getExample(): Promise<BuiltExample> {
  const folder = await requestShared('example')
  return folder === undefined ? buildExample() : { folder, remove: async () => {} }
}
