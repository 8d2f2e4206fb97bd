import { createDataDir, startCountersign } from '@countersign/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from './support/createApp.ts'
import { readExample, readInstallLine } from './support/readExamples.ts'

const page = (name: string) => `packages/${name}/README.md`

let app: App
beforeAll(async () => {
  app = await createApp()
  for (const name of ['protocol', 'client', 'frame']) {
    await app.install(await readInstallLine(page(name)))
    await app.write({ [`${name}.ts`]: await readExample(page(name)) })
  }
})
afterAll(() => app?.remove())

test.each(['protocol', 'client', 'frame'])('default: the types of the first example of %s hold', async (name) => {
  expect(await app.check('bundler', [`${name}.ts`])).toEqual([])
  expect(await app.check('node16', [`${name}.ts`])).toEqual([])
})

test('default: the first example of protocol runs in plain Node', async () => {
  const { stderr, stdout } = await app.runNode('protocol.ts')
  expect(stdout).toBe(
    'Send 1 ETH to 0x90F79bf6EB2c4f870365E785982E1f101E93b906 0x63558834eef26045661e51455d7fd617cd1efffc5f8810a7358f537ffa86608b\n',
  )
  expect(stderr).toBe('')
})

test('default: the examples of client and of signing run in plain Node, against the product', async () => {
  const data = await createDataDir()
  const product = await startCountersign({ dataDir: data.path, timeout: 600_000 })
  try {
    const example = await readExample(page('client'))
    await app.write({ 'client.ts': example.replace('http://127.0.0.1:8000', product.url) })
    const { stderr, stdout } = await app.runNode('client.ts')
    const [first, ...history] = stdout.trim().split('\n')
    expect(first).toBe('2 of 3 owners must sign.')
    expect(history.length).toBeGreaterThan(20)
    expect(history.filter((line) => !/^(SUCCESS|FAILED|CANCELLED) \S+$/.test(line))).toEqual([])
    expect(stderr).toBe('')
    const signing = await readExample(page('protocol'), 'sign.ts')
    await app.write({
      'sign.ts': signing
        .replace('http://127.0.0.1:8000', product.url)
        .replace('http://127.0.0.1:8545', product.chainUrl),
    })
    expect(await app.check('bundler', ['sign.ts'])).toEqual([])
    expect(await app.check('node16', ['sign.ts'])).toEqual([])
    const signed = await app.runNode('sign.ts')
    expect(signed.stdout).toMatch(/^(ok|warn) true false\n0x[0-9a-f]{130}\n$/)
    expect(signed.stderr).toBe('')
    const proving = await readExample(page('protocol'), 'proof.ts')
    await app.write({ 'proof.ts': proving.replace('http://127.0.0.1:8545', product.chainUrl) })
    expect(await app.check('bundler', ['proof.ts'])).toEqual([])
    expect((await app.runNode('proof.ts')).stdout).toBe('proven\n')
  } finally {
    await product.stop()
    await data.remove()
  }
})

test('default: all that there is to import can be imported in plain Node', async () => {
  await app.install(await readInstallLine(page('connect')))
  const entries = [
    '@countersign/protocol/chain',
    '@countersign/protocol/clear',
    '@countersign/protocol/config',
    '@countersign/protocol/custody',
    '@countersign/protocol/decode',
    '@countersign/protocol/errors',
    '@countersign/protocol/hash',
    '@countersign/protocol/offline',
    '@countersign/protocol/passkey',
    '@countersign/protocol/proof',
    '@countersign/protocol/release',
    '@countersign/protocol/signatures',
    '@countersign/protocol/simulate',
    '@countersign/protocol/text',
    '@countersign/protocol/verify',
    '@countersign/protocol/wire',
    '@countersign/client',
    '@countersign/frame',
    '@countersign/frame/wire',
    '@countersign/connect',
    '@countersign/connect/config',
    '@countersign/connect/ledger',
    '@countersign/connect/ledger-protocol',
    '@countersign/connect/passkey',
    '@countersign/connect/qr-device',
    '@countersign/connect/signing-codes',
    '@countersign/connect/wallets',
    '@countersign/connect/walletconnect',
    '@countersign/connect/coinbase',
    '@countersign/connect/frame',
    '@countersign/connect/names',
  ]
  await app.write({
    'all.ts': `for (const entry of ${JSON.stringify(entries)}) console.log(entry, Object.keys(await import(entry)).length > 0)`,
  })
  const { stderr, stdout } = await app.runNode('all.ts')
  const imports = entries.map((entry, index) => `export * as entry${index} from '${entry}'`)
  await app.install(['@types/react', '@types/react-dom'])
  await app.write({ 'every.ts': ["import '@countersign/connect/styles.css'", ...imports].join('\n') })
  // What needs an SDK has declarations that need it: they are for those who installed it.
  const foreign = /@(walletconnect|coinbase)\//
  for (const resolution of ['bundler', 'node16'] as const) {
    const complaints = await app.check(resolution, ['every.ts'], { isComplete: true })
    expect(complaints.filter((complaint) => !foreign.test(complaint))).toEqual([])
  }
  expect(stdout.trim().split('\n')).toEqual(entries.map((entry) => `${entry} true`))
  expect(stderr).toBe('')
})

test.each(['protocol', 'client', 'frame'])(
  'default: Vite 8 and esbuild build the first example of %s',
  async (name) => {
    await app.install(['vite'])
    await app.write({ 'main.tsx': await readExample(page(name)) })
    await app.buildWithVite()
    await app.buildWithEsbuild()
  },
)
