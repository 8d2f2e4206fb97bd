import { defineConfig } from 'vitest/config'

/** For `npm run test:mutation`: the kernel's unit tests without the property tests, which take too long per mutant. */
export default defineConfig({
  resolve: { conditions: ['@repo/source'] },
  ssr: { resolve: { conditions: ['@repo/source'], externalConditions: ['@repo/source'] } },
  test: {
    exclude: ['**/node_modules/**', '**/*.{chain,db,e2e,property}.test.ts'],
    include: ['packages/protocol/src/**/*.test.ts'],
    name: 'mutation',
  },
})
