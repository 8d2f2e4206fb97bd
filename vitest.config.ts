import { defineConfig } from 'vitest/config'

const conditions = ['@repo/source']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: conditions } }
/** Where global set-ups run. */
const environments = { __vitest__: { resolve: { conditions, externalConditions: conditions } } }
const exclude = ['**/node_modules/**', '**/dist/**']

/** Files name their needs: `x.test.ts` nothing, `x.chain.test.ts` a chain, `x.db.test.ts` a database, `x.compat.test.ts` the official clients, `x.fuzz.test.ts` patience, `x.e2e.test.ts` the whole product in a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...exclude, '**/*.{chain,compat,db,e2e,fuzz}.test.ts'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'chain',
          include: ['packages/**/*.chain.test.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'db',
          include: ['apps/gateway/**/*.db.test.ts'],
          exclude,
          globalSetup: ['apps/gateway/test/postgresGlobalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'compat',
          include: ['apps/gateway/compat/**/*.compat.test.ts'],
          exclude,
          globalSetup: ['apps/gateway/test/postgresGlobalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'fuzz',
          include: ['apps/gateway/test/fuzz/*.fuzz.test.ts'],
          exclude,
          globalSetup: ['apps/gateway/test/postgresGlobalSetup.ts'],
          testTimeout: 3_600_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          exclude,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
