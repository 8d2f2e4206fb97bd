import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestClient, getGenesisAccounts, type TestClient } from '@countersign/devchain/testing'
import { type Hash, toHex } from 'viem'
import { findAnvil } from './findAnvil.ts'

export type Anvil = { client: TestClient; stop: () => Promise<void>; url: string; wsUrl: string }

export type StartAnvilParameters = {
  args?: readonly string[]
  /** @default 31337 */
  chainId?: number
  /** Whether the chain has the Safe contracts and demo tokens. @default true */
  hasContracts?: boolean
}

/** Emulated, on a busy machine. */
const startTimeout = 120_000

/** Anvil with the accounts and contracts of the embedded chain. Blocks are mined per transaction. */
export async function startAnvil(parameters: StartAnvilParameters = {}): Promise<Anvil> {
  const { args = [], chainId = 31_337, hasContracts = true } = parameters
  const folder = await mkdtemp(join(tmpdir(), 'countersign-anvil-'))
  const genesis = join(folder, 'genesis.json')
  await writeFile(genesis, JSON.stringify(createGenesis({ chainId, hasContracts })))
  const [program, ...words] = await findAnvil()
  const options = ['--port', '0', '--chain-id', String(chainId), '--init', genesis, ...args]
  const child = spawn(program, [...words, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
    await rm(folder, { force: true, recursive: true })
  }
  try {
    const address = await waitForAddress(child, exited)
    const url = `http://${address}`
    return { client: createWaitingClient(url), stop, url, wsUrl: `ws://${address}` }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Anvil returns the hash of a transaction before its block is there; tests read the receipt at once. */
function createWaitingClient(url: string): TestClient {
  const client = createTestClient(url)
  const { sendTransaction, writeContract } = client
  const wait = async (hash: Hash) => {
    await client.waitForTransactionReceipt({ hash })
    return hash
  }
  return Object.assign(client, {
    sendTransaction: async (...parameters: Parameters<typeof sendTransaction>) =>
      wait(await sendTransaction(...parameters)),
    writeContract: async (...parameters: Parameters<typeof writeContract>) => wait(await writeContract(...parameters)),
  })
}

/** As geth reads it. */
function createGenesis({ chainId, hasContracts }: { chainId: number; hasContracts: boolean }) {
  const accounts = getGenesisAccounts().filter(({ code }) => hasContracts || code === undefined)
  const alloc = accounts.map(({ address, balance = '0x0', code, storage }) => [
    address,
    { balance, ...(code ? { code, nonce: '0x1' } : {}), ...(storage ? { storage } : {}) },
  ])
  return {
    alloc: Object.fromEntries(alloc),
    config: { chainId },
    difficulty: '0x0',
    gasLimit: toHex(60_000_000),
    timestamp: toHex(Math.floor(Date.now() / 1_000) - 3_600),
  }
}

async function waitForAddress(child: ReturnType<typeof spawn>, exited: Promise<unknown>): Promise<string> {
  let output = ''
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-5_000)
        const [, address] = /Listening on ([\d.]+:\d+)/.exec(output) ?? []
        if (address) resolve(address)
      })
  })
  let timer: NodeJS.Timeout | undefined
  const failure = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), startTimeout)
    exited.then(() => resolve(undefined)).catch(() => resolve(undefined))
  })
  const address = await Promise.race([listening, failure])
  clearTimeout(timer)
  if (!address) throw new Error(`Anvil did not start: ${output}`)
  return address
}
