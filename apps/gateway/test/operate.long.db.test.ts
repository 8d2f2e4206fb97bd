import { execFile } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { secondChainId, seedSecondChain, startDevchain } from '@countersign/devchain'
import { demoSafes } from '@countersign/devchain/demo-world'
import { expect, onTestFinished, test } from 'vitest'
import { readChainsFile } from '../src/config/chooseChains.ts'
import { createLogger } from '../src/lib/createLogger.ts'
import { startGateway } from '../src/startGateway.ts'
import { createTestChain } from './createTestChain.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import { getDemoTemplate } from './getDemoTemplate.ts'
import { createTestFolder, writeChainsFile } from './runAdminCommand.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Commands of the page that this test skips, with the test that covers them. */
const elsewhere = [
  { line: /^node bin\//, where: 'e2e/standalone.long.e2e.test.ts: the folder of the build' },
  {
    line: /^(useradd|cp|install|systemctl) |^node \/opt\//,
    where: 'changes the machine; run in a folder by test/deploy.db.test.ts',
  },
  { line: /^docker /, where: 'needs a container engine; the files are checked by test/deploy.db.test.ts' },
  { line: /^COUNTERSIGN_DEMO_CHAINS=2 npm start$/, where: 'e2e/networks.long.e2e.test.ts' },
  { line: /npm run gateway$/, where: 'the gateway that this test starts with the same file' },
]

async function listLines(): Promise<string[]> {
  const blocks = (await readFile(join(root, 'docs/operate.md'), 'utf8')).matchAll(/```sh\n([\s\S]*?)```/g)
  const lines = [...blocks].flatMap(([, block = '']) => block.trim().split('\n'))
  return lines.filter((line) => !elsewhere.some((known) => known.line.test(line)))
}

/** A folder with the command on its PATH, from source. */
async function createShell(env: Record<string, string>) {
  const folder = await createTestFolder()
  const bin = join(folder, 'bin')
  await mkdir(bin)
  const program = join(root, 'apps/gateway/src/admin/main.ts')
  const tsx = join(root, 'node_modules/tsx/dist/loader.mjs')
  const words = `--conditions=@repo/source --import ${tsx} ${program}`
  await writeFile(join(bin, 'countersign-admin'), `#!/bin/sh\nexec '${process.execPath}' ${words} "$@"\n`)
  await chmod(join(bin, 'countersign-admin'), 0o755)
  return {
    folder,
    type: async (line: string, more: Record<string, string> = {}) => {
      const all = { ...env, ...more, PATH: `${bin}:${process.env.PATH}` }
      return run('sh', ['-c', line], { cwd: folder, env: all }).then(
        ({ stdout }) => ({ code: 0, text: stdout }),
        ({ code, stderr, stdout }: { code: number; stderr: string; stdout: string }) => ({
          code,
          text: `${stdout}${stderr}`,
        }),
      )
    },
  }
}

async function createDatabase(parameters: Parameters<typeof createTestDatabase>[0]) {
  const database = await createTestDatabase(parameters)
  onTestFinished(() => database.destroy())
  return database
}

/** A Safe's queue from a gateway with this database and these chains. */
async function readQueue(databaseUrl: string, file: string): Promise<unknown> {
  const logger = createLogger({ level: 'silent' })
  const gateway = await startGateway({
    chains: await readChainsFile(file),
    databaseUrl,
    host: '127.0.0.1',
    logger,
    port: 0,
  })
  try {
    await expect.poll(async () => (await fetch(`${gateway.url}/ready`)).status).toBe(200)
    const path = `/v1/chains/31337/safes/${demoSafes.treasury.address}/transactions/queued`
    return await (await fetch(`${gateway.url}${path}`)).json()
  } finally {
    await gateway.stop()
  }
}

test('default: every command of the operating page works as described, one after the other', {
  timeout: 600_000,
}, async () => {
  const chain = await createTestChain({ demoWorld: true })
  const second = await startDevchain({ chainId: secondChainId })
  onTestFinished(async () => {
    await second.stop()
    await chain.stop()
  })
  await seedSecondChain({ rpcUrl: second.url })
  const database = await createDatabase({ template: await getDemoTemplate() })
  const chains = await writeChainsFile([chain.config])
  const { folder, type } = await createShell({ COUNTERSIGN_CHAINS: chains, DATABASE_URL: database.url })
  await writeFile(join(folder, 'chains.json'), await readFile(chains))
  const today = new Date().toISOString().slice(0, 10)
  const restored: string[] = []
  for (const written of await listLines()) {
    let line = written
      .replaceAll('http://127.0.0.1:8546', second.url)
      .replaceAll('/var/backups/', `${folder}/`)
      .replaceAll(/\d{4}-\d{2}-\d{2}/g, today)
    const more: Record<string, string> = {}
    if (line.includes(' restore ')) {
      const { url } = await createDatabase({ isMigrated: false })
      restored.push(url)
      line = line.replace(/^DATABASE_URL=\S+ /, '')
      more.DATABASE_URL = url
    }
    const { code, text } = await type(line, more)
    // The test server has fsync off, which the doctor correctly reports.
    const isWell = code === 0 || code === 3 || (line.includes('doctor') && /fsync.* off/.test(text))
    expect({ isWell, line, text }).toMatchObject({ isWell: true, line, text })
  }
  expect(restored).toHaveLength(2)
  const queue = await readQueue(database.url, chains)
  for (const url of restored) expect(await readQueue(url, chains)).toEqual(queue)
})
