import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './apps/web/compileMessages.ts'
import protocol from './packages/protocol/package.json' with { type: 'json' }
import { chromiumArgs } from './packages/test/src/chromiumArgs.ts'
import { findInstalledChromium } from './packages/test/src/findChromium.ts'
import { LongestFirst } from './scripts/test/longestFirst.ts'

const protocolEntries = Object.keys(protocol.exports)
  .filter((entry) => entry !== './package.json')
  .map((entry) => entry.replace('.', '@countersign/protocol'))
const conditions = ['@repo/source']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: conditions } }
/** Where global set-ups run. */
const environments = { __vitest__: { resolve: { conditions, externalConditions: conditions } } }
const exclude = ['**/node_modules/**', '**/dist/**', ...(process.env.LONG_TESTS ? [] : ['**/*.long.*.test.{ts,tsx}'])]
const setupFiles = ['scripts/test/setup.ts']
/** The web app's texts in English. */
const loadEnglish = 'apps/web/test/loadEnglish.ts'
/** How long may pass until what is expected is there: several stages share the machine, and a second is soon gone. */
const expect = { poll: { timeout: 120_000 } }
/** Skipped as long as files with `.long` in their name are excluded. */
const tags = [{ name: 'long', skip: process.env.LONG_TESTS === undefined }]
const common = { expect, tags }
/** One set of modules per thread: loading them anew for every file costs more than most tests. */
const shared = { pool: 'threads', isolate: false, ...common } as const
/** The system's Chromium; where there is none, `npm test` installs it before it comes here. */
const executablePath = await findInstalledChromium(process.env)
const bundledChain = 'scripts/test/devchainGlobalSetup.mjs'
const bundledGateway = 'scripts/test/workersGlobalSetup.mjs'
const postgres = {
  globalSetup: ['apps/gateway/test/postgresGlobalSetup.ts', bundledChain, bundledGateway],
  testTimeout: 240_000,
  hookTimeout: 240_000,
}

/**
 * A test file names what it needs: `x.test.ts` nothing, `x.browser.test.tsx` a browser that renders components,
 * `x.chain.test.ts` a chain, `x.db.test.ts` a database, `x.compat.test.ts` the official clients, `x.e2e.test.ts` the
 * product in a browser, `x.attack.test.ts`, `x.load.test.ts` and `x.tamper.test.ts` the product, `x.cluster.test.ts`
 * several gateways, `x.nodes.test.ts` nodes that others wrote, `x.pack.test.ts` npm, `x.fuzz.test.ts` hours. With `.long`
 * before any of these it is not a part of `npm test`: it runs in `npm run test:all`, and when it is named. So does a
 * single test that is tagged `long`.
 * `scripts/test/stages.mjs` lists the stages.
 */
export default defineConfig({
  test: {
    // Read here and not from the project. The first connection waits for dependencies to be bundled, which takes long on
    // a busy machine.
    browser: { connectTimeout: 300_000 },
    // The stages read the same sources: what one has compiled is there for the next.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    teardownTimeout: 60_000,
    projects: [
      {
        plugins: [compileMessages()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...exclude, '**/*.{browser,chain,compat,db,e2e,fuzz}.test.{ts,tsx}'],
          setupFiles: [...setupFiles, loadEnglish],
          ...shared,
          testTimeout: 240_000,
        },
      },
      {
        plugins: [compileMessages()],
        resolve,
        ssr,
        environments,
        test: {
          name: 'chain',
          include: ['{packages,apps}/**/*.chain.test.ts'],
          exclude,
          globalSetup: [bundledChain],
          setupFiles: [...setupFiles, loadEnglish],
          ...shared,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'db',
          // The official clients need a gateway with a database, whose modules and demo world the other files have loaded.
          include: ['apps/gateway/**/*.db.test.ts', 'apps/gateway/compat/**/*.compat.test.ts'],
          exclude,
          setupFiles,
          ...shared,
          ...postgres,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'fuzz',
          include: ['apps/gateway/test/{faults,fuzz}/*.fuzz.test.ts'],
          exclude,
          ...postgres,
          testTimeout: 3_600_000,
        },
      },
      {
        plugins: [compileMessages()],
        resolve: { conditions: [...conditions, 'module', 'browser', 'development'] },
        // Looked up anew and all at once: a dependency that is met later reloads the page under a running test.
        optimizeDeps: {
          entries: ['{packages,apps}/**/*.browser.test.{ts,tsx}'],
          force: true,
          // Our packages without component tests: unbundled, each worker would request hundreds of their modules.
          include: [
            'vitest-browser-react',
            'axe-core',
            ...protocolEntries,
            '@countersign/client',
            '@countersign/frame',
          ],
        },
        test: {
          name: 'browser',
          include: ['{packages,apps}/**/*.browser.test.{ts,tsx}'],
          exclude,
          setupFiles: ['apps/web/test/setupBrowser.ts', loadEnglish],
          ...common,
          testTimeout: 240_000,
          browser: {
            enabled: true,
            headless: true,
            // One page for all files: loading it anew for every file cost more than most tests. `setupBrowser` tidies it.
            isolate: false,
            instances: [{ browser: 'chromium', viewport: { height: 800, width: 1280 } }],
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) },
              contextOptions: { permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' },
            }),
            screenshotFailures: false,
          },
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'attacks',
          include: ['e2e/attacks/*.{attack,load}.test.ts'],
          exclude,
          globalSetup: ['e2e/attacks/support/productGlobalSetup.ts'],
          ...shared,
          // One product is attacked, by one at a time: what is measured is its doing.
          fileParallelism: false,
          hookTimeout: 900_000,
          testTimeout: 300_000,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'tamper',
          include: ['e2e/tamper/*.tamper.test.ts'],
          exclude,
          ...shared,
          // One product, one browser, one page: the lies are told one after the other.
          fileParallelism: false,
          hookTimeout: 900_000,
          testTimeout: 240_000,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'cluster',
          include: ['e2e/cluster/*.cluster.test.ts'],
          exclude,
          globalSetup: [bundledChain, bundledGateway],
          fileParallelism: false,
          ...common,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'nodes',
          include: ['e2e/nodes/*.nodes.test.ts'],
          exclude,
          setupFiles,
          ...shared,
          ...postgres,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'pack',
          include: ['e2e/pack/*.pack.test.ts'],
          exclude,
          globalSetup: ['e2e/pack/support/packGlobalSetup.ts', bundledChain],
          // npm installs for one at a time: two would wait for the same network and cache.
          fileParallelism: false,
          ...common,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          exclude,
          globalSetup: ['e2e/support/sharedGlobalSetup.ts', bundledChain],
          ...shared,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
