import { launchBrowser } from '@countersign/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveExample } from '../../packages/connect/test/serveExample.ts'
import { type App, createApp } from './support/createApp.ts'
import { installMainnetWallet } from './support/installMainnetWallet.ts'
import { listEntries } from './support/listEntries.ts'
import { LOWEST, PACKAGES, VERSIONS } from './support/packages.ts'
import { readExample } from './support/readExamples.ts'
import { visitQuietly } from './support/visitQuietly.ts'

const OURS = PACKAGES.map((name) => `@countersign/${name}`)
/** Two copies of these would not recognise each other's values. */
const SHARED = ['@tanstack/react-query', 'react', 'react-dom', 'viem', 'wagmi', 'zod']
const SDKS = ['@coinbase/wallet-sdk', '@walletconnect/sign-client', 'jsqr']

describe.each([
  { manager: 'npm', name: 'the lowest versions of the ranges', versions: LOWEST },
  { manager: 'npm', name: 'the newest versions', versions: {} },
  { manager: 'pnpm', name: 'the newest versions, by pnpm', versions: {} },
] as const)('with $name', ({ manager, versions }) => {
  let app: App
  let entries: string[]
  beforeAll(async () => {
    entries = await listEntries(PACKAGES)
    app = await createApp(versions, { manager })
    await app.install([...OURS, ...SHARED, ...SDKS, '@types/react', '@types/react-dom', 'vite'])
  })
  afterAll(() => app?.remove())

  test('default: one copy of what is shared, in the expected version', async () => {
    for (const name of SHARED) expect(await app.listCopies(name), name).toEqual([{ ...VERSIONS, ...versions }[name]])
  })

  test.each(['bundler', 'nodenext'] as const)('default: the types of every entry, resolved as by %s', async (how) => {
    const imports = entries.map((entry, index) => `export * as entry${index} from '${entry}'`)
    await app.write({ 'every.ts': ["import '@countersign/connect/styles.css'", ...imports].join('\n') })
    expect(await app.check(how, ['every.ts'], { isComplete: true })).toEqual([])
  })

  test('default: plain Node imports every entry, and runs the first example', async () => {
    await app.write({
      'all.ts': `for (const entry of ${JSON.stringify(entries)}) console.log(entry, Object.keys(await import(entry)).length > 0)`,
      'protocol.ts': await readExample('packages/protocol/README.md'),
    })
    const { stderr, stdout } = await app.runNode('all.ts')
    expect(stdout.trim().split('\n')).toEqual(entries.map((entry) => `${entry} true`))
    expect(stderr).toBe('')
    expect((await app.runNode('protocol.ts')).stdout).toMatch(/^Send 1 ETH to 0x90F7\w+ 0x63558834\w+\n$/)
  })

  test('default: built by Vite, a wallet connects and is found again', async () => {
    await app.write({ 'main.tsx': await readExample('packages/connect/README.md') })
    expect(await app.check('bundler', ['main.tsx'])).toEqual([])
    const server = await serveExample({ connect: [], folder: await app.buildWithVite() })
    const browser = await launchBrowser()
    try {
      await visitQuietly(browser, { prepare: installMainnetWallet, url: server.url }, async (page) => {
        await page.getByRole('button', { name: 'Connect wallet' }).click()
        await page.getByRole('dialog').getByRole('button', { exact: true, name: 'Lab wallet' }).click()
        const account = page.getByRole('button', { name: /^Account/ })
        await account.waitFor()
        await page.reload()
        await account.waitFor()
      })
    } finally {
      await browser.close()
      await server.close()
    }
  })
})
