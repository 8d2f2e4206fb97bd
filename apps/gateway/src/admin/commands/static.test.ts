import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestRelease } from '../../../../../packages/cli/test/createTestRelease.ts'
import { runArguments } from '../../../../../packages/cli/test/runArguments.ts'
import { createTestFolder, runAdminCommand } from '../../../test/runAdminCommand.ts'
import { serveStatic } from '../../../test/serveStatic.ts'
import { computeCid } from '../static/computeCid.ts'

const chain = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'homestead',
  rpcUrls: {
    default: { http: ['https://node.example/secret-key'] },
    public: { http: ['https://public-node.example'] },
  },
  shortName: 'eth',
}

async function setup(env: Record<string, string> = {}) {
  const release = await createTestRelease()
  const folder = join(await createTestFolder(), 'site')
  const chains = join(await createTestFolder(), 'chains.json')
  await writeFile(chains, JSON.stringify({ chains: [chain] }))
  const run = await runAdminCommand(
    ['static', folder],
    { COUNTERSIGN_CHAINS: chains, ...env },
    join(release.folder, 'web'),
  )
  return { ...release, folder, run }
}

async function readFolder(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, Uint8Array]> => [path.slice(folder.length + 1), await readFile(path)]),
    ),
  )
}

const ReportSchema = z.object({
  addresses: z.object({ expected: z.number(), matching: z.number() }),
  differences: z.array(z.object({ header: z.string().nullable(), path: z.string() })),
  outcome: z.string(),
})

test('default: the files of the release, a configuration without a service, and the CID of what was written', async () => {
  const { folder, run } = await setup()
  expect(run.warnings).toBe('')
  expect(run.code).toBe(0)
  const files = await readFolder(folder)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['404.html', '_headers', '_redirects', 'config.json', 'index.html', 'service-worker.js']),
  )
  expect(run.output).toContain(computeCid(files))
  const config = await readFile(join(folder, 'config.json'), 'utf8')
  expect(config).toContain('"serviceUrl":"https://service.invalid"')
  expect(config).not.toContain('secret-key')
})

test('default: verify-site finds every byte and header on a static host, and what it changed', async () => {
  const { folder, key, manifestFile } = await setup()
  const verify = async () => {
    const words = ['--static', '--manifest', manifestFile, '--key', key, '--config', join(folder, 'config.json')]
    const { out } = await runArguments(['verify-site', await serveStatic(folder), '--json', ...words])
    return ReportSchema.parse(JSON.parse(out))
  }
  expect(await verify()).toMatchObject({ differences: [], outcome: 'holds' })
  const headers = await readFile(join(folder, '_headers'), 'utf8')
  await writeFile(join(folder, '_headers'), headers.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"))
  const weaker = await verify()
  expect(weaker.outcome).toBe('fails')
  expect(new Set(weaker.differences.map(({ header }) => header))).toEqual(new Set(['content-security-policy']))
})

test('parameters: COUNTERSIGN_SERVICE_URL', async () => {
  const { folder } = await setup({ COUNTERSIGN_SERVICE_URL: 'https://api.example.org' })
  expect(await readFile(join(folder, 'config.json'), 'utf8')).toContain('"serviceUrl":"https://api.example.org"')
})

test('error: a folder with files, the embedded chain, and no web app', async () => {
  const { folder, run } = await setup({ COUNTERSIGN_CHAINS: '' })
  expect(run.code).toBe(1)
  expect(run.warnings).toContain('COUNTERSIGN_CHAINS')
  const other = await createTestFolder()
  await writeFile(join(other, 'x'), '')
  expect((await runAdminCommand(['static', other], {})).warnings).toContain('is not empty')
  const chains = join(other, 'chains.json')
  await writeFile(chains, JSON.stringify({ chains: [chain] }))
  expect((await runAdminCommand(['static', folder], { COUNTERSIGN_CHAINS: chains })).warnings).toContain('No web app')
})
