import { execFile } from 'node:child_process'
import { access, chmod, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readChainsFile } from '../src/config/chooseChains.ts'
import { parseEnvironment } from '../src/config/parseEnvironment.ts'
import { createPool } from '../src/db/createDatabase.ts'
import { createLogger } from '../src/lib/createLogger.ts'
import { startGateway } from '../src/startGateway.ts'
import { createTestChain, type TestChain } from './createTestChain.ts'
import { borrowTestDatabase } from './createTestDatabase.ts'
import { createTestFolder } from './runAdminCommand.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFile(join(root, path), 'utf8')

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** The shell commands of a section. */
async function listSteps(heading: string): Promise<string[]> {
  const page = await read('docs/operate.md')
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(page.slice(page.indexOf(heading))) ?? []
  return block.trim().split('\n')
}

/** The environment of a gateway in compose.yaml, with the variables of `.env`. */
async function readComposeEnvironment(variables: Record<string, string>): Promise<Record<string, string>> {
  const [, block = ''] = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(await read('deploy/compose.yaml')) ?? []
  const pairs = [...block.matchAll(/^ {4}(\w+): "?([^"\n]*)"?$/gm)].map(
    ([, name = '', value = '']) =>
      [name, value.replaceAll(/\$\{(\w+):[^}]*\}/g, (_, variable: string) => variables[variable] ?? '')] as const,
  )
  return Object.fromEntries(pairs)
}

test('default: the systemd steps create every file that the unit and its environment name', {
  tags: 'long',
}, async () => {
  const folder = await createTestFolder()
  await cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true })
  const words = ['--conditions=@repo/source', '--import', join(root, 'node_modules/tsx/dist/loader.mjs')]
  const admin = JSON.stringify([...words, join(root, 'apps/gateway/src/admin/main.ts')])
  await mkdir(join(folder, 'dist/countersign/bin'), { recursive: true })
  await mkdir(join(folder, 'opt'))
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'dist/countersign/bin/countersign.mjs'), '')
  await writeFile(
    join(folder, 'dist/countersign/bin/countersign-admin.mjs'),
    `import { spawnSync } from 'node:child_process'
process.exit(spawnSync(process.execPath, [...${admin}, ...process.argv.slice(2)], { stdio: 'inherit' }).status)\n`,
  )
  // They change the machine.
  for (const name of ['useradd', 'systemctl']) {
    await writeFile(join(folder, 'bin', name), '#!/bin/sh\n')
    await chmod(join(folder, 'bin', name), 0o755)
  }
  const [url = ''] = chain.config.rpcUrls.default.http
  const steps = (await listSteps('### systemd')).map((line) =>
    line
      .replaceAll(/ \/(etc|opt)\//g, ` ${folder}/$1/`)
      .replace(' --group=countersign', '')
      .replace('http://127.0.0.1:8545', url),
  )
  expect(steps.length).toBeGreaterThan(5)
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  await run('sh', ['-ec', steps.join('\n')], { cwd: folder, env })
  const unit = await readFile(join(folder, 'etc/systemd/system/countersign.service'), 'utf8')
  const [, program = ''] = /^ExecStart=.* (\/\S+)$/m.exec(unit) ?? []
  const [, environmentFile = ''] = /^EnvironmentFile=(\S+)$/m.exec(unit) ?? []
  const variables = parseEnv(await readFile(join(folder, environmentFile), 'utf8'))
  const { chainsFile = '' } = parseEnvironment(variables)
  for (const path of [program, environmentFile, chainsFile]) await access(join(folder, path))
  expect((await stat(join(folder, chainsFile))).mode & 0o777).toBe(0o640)
  expect(await readChainsFile(join(folder, chainsFile))).toMatchObject([
    { id: 31_337, rpcUrls: { default: { http: [url] }, public: { http: ['https://rpc.example.org'] } } },
  ])
})

test('default: a node on the machine is reachable from the containers by the name of the steps', async () => {
  const steps = (await listSteps('### Containers')).join('\n')
  const [, host = ''] = /chain add http:\/\/([\w.]+):8545/.exec(steps) ?? []
  expect(host).toBe('host.docker.internal')
  expect(steps).toContain(`--add-host ${host}:host-gateway `)
  expect(await read('deploy/compose.yaml')).toContain(`extra_hosts: ["${host}:host-gateway"]`)
})

test('default: any password of compose.yaml reaches the database', async () => {
  const password = 'p@ss/w:rd#%41?&'
  const environment = await readComposeEnvironment({ DOMAIN: 'safe.example.org', POSTGRES_PASSWORD: password })
  const { databaseUrl = '' } = parseEnvironment(environment)
  vi.stubEnv('PGPASSWORD', environment.PGPASSWORD)
  onTestFinished(() => void vi.unstubAllEnvs())
  const received: string[] = []
  // Requests the password in clear text, as no real server should.
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]))
      socket.once('data', (message) => {
        received.push(message.subarray(5, -1).toString())
        socket.destroy()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const pool = createPool(databaseUrl.replace('postgres:5432', `127.0.0.1:${port}`))
  await expect(pool.connect()).rejects.toThrow()
  expect(received).toEqual([password])
  await pool.end()
  await new Promise((resolve) => server.close(resolve))
})

/** Status of `/metrics`, requested as a scrape of this target. */
async function scrape(url: string, { target, token }: { target: string; token?: string }): Promise<number> {
  const headers = { Host: target, ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  return new Promise((resolve, reject) => {
    request(`${url}/metrics`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

test('default: Prometheus reaches every target of the scrape job with the token', async () => {
  const token = '0123456789abcdef'
  const variables = { COUNTERSIGN_METRICS_TOKEN: token, DOMAIN: 'safe.example.org', POSTGRES_PASSWORD: 'x' }
  const { hosts, metricsToken, publicUrl } = parseEnvironment(await readComposeEnvironment(variables))
  const page = await read('docs/operate.md')
  const [, list = ''] = /static_configs: \[\{ targets: \[(.*)\] \}\]/.exec(page) ?? []
  const targets = [...list.matchAll(/"([^"]+)"/g)].map(([, target = '']) => target)
  const ports = [...(await read('deploy/compose.yaml')).matchAll(/ports: \["(127\.0\.0\.1:\d+):8000"\]/g)]
  expect(targets).toEqual(ports.map(([, published]) => published))
  const database = await borrowTestDatabase()
  const gateway = await startGateway({
    chains: [chain.config],
    databaseUrl: database.url,
    host: '127.0.0.1',
    hosts,
    logger: createLogger({ level: 'silent' }),
    metricsToken,
    port: 0,
    publicUrl,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await database.destroy()
  })
  // The target of the systemd installation is the address that it listens on.
  for (const target of [...targets, new URL(gateway.url).host]) {
    expect(await scrape(gateway.url, { target, token })).toBe(200)
    expect(await scrape(gateway.url, { target })).toBe(403)
  }
  expect(await scrape(gateway.url, { target: 'elsewhere.example', token })).toBe(421)
})
