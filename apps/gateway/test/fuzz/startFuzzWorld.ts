import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoRequests } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { createTestChain } from '../createTestChain.ts'
import { createTestDatabase } from '../createTestDatabase.ts'
import { collectSeeds } from './Seeds.ts'

/** The bundle: from source the gateway takes seconds to start. */
const program = process.env.GATEWAY_PROGRAM ?? ''

/** The demo world, and a gateway process with little memory, so that leaks crash it. */
export async function startFuzzWorld() {
  const [chain, database] = await Promise.all([createTestChain({ demoWorld: true }), createTestDatabase()])
  const folder = await mkdtemp(join(tmpdir(), 'countersign-fuzz-'))
  const chainsFile = join(folder, 'chains.json')
  await writeFile(chainsFile, JSON.stringify({ chains: [chain.config] }))
  const gateway = spawn(process.execPath, ['--max-old-space-size=256', program], {
    env: {
      ...process.env,
      COUNTERSIGN_CHAINS: chainsFile,
      COUNTERSIGN_DATA: folder,
      // All requests have one address.
      COUNTERSIGN_RATE: '0',
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors: string[] = []
  gateway.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const [line] = await Promise.race([once(gateway.stdout, 'data'), once(gateway, 'exit')])
  const url = /https?:\/\/\S+/.exec(String(line))?.[0]
  if (!url) throw new Error(`The gateway did not start: ${line} ${errors.join('')}`)
  const [rpcUrl = ''] = chain.config.rpcUrls.default.http
  const demo = await createDemoRequests({ rpcUrl })
  const answers: unknown[] = []
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`)
    answers.push(await response.json())
  }
  const treasury = `/v1/chains/31337/safes/${demoSafes.treasury.address}`
  while (!(await fetch(`${url}/ready`)).ok) await new Promise((resolve) => setTimeout(resolve, 100))
  for (const { body, method, path } of demo)
    await fetch(`${url}${path}`, {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      method,
    })
  for (const path of ['/transactions/history', '/transactions/queued', '/messages', '/module-transactions/'])
    await read(`${treasury}${path}`)
  return {
    client: chain.client,
    db: database.db,
    /** Unexpected errors in the gateway's log. */
    errors,
    pid: gateway.pid ?? 0,
    seeds: collectSeeds([demo, answers, demoSafes, demoTokens, demoAccounts.map(({ address }) => address)]),
    stop: async () => {
      gateway.kill()
      if (gateway.exitCode === null) await once(gateway, 'exit')
      await Promise.all([database.destroy(), chain.stop(), rm(folder, { force: true, recursive: true })])
    },
    url,
  }
}
