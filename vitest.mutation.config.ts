import { defineConfig } from 'vitest/config'

/**
 * For `npm run test:mutation`: the kernel's unit tests without the property tests, which take too long per mutant.
 * Without isolation, because loading the modules anew takes longer than running the tests.
 */
export default defineConfig({
  resolve: { conditions: ['@repo/source'] },
  ssr: { resolve: { conditions: ['@repo/source'], externalConditions: ['@repo/source'] } },
  test: {
    exclude: ['**/node_modules/**', '**/*.{chain,db,e2e,property}.test.ts'],
    include: ['packages/protocol/src/{chain,decode,evidence,hash,signatures,verify}/*.test.ts'],
    isolate: false,
    name: 'mutation',
  },
})
