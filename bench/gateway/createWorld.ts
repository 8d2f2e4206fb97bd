import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chainId, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { multicall3 } from '@countersign/devchain/demo-world'
import {
  createTestClient,
  deploySafe,
  executeAsSafe,
  hashOnChain,
  signHash,
  type TestClient,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import type { Address } from 'viem'
import { startProcess } from './startProcess.ts'

export type World = { chainUrl: string; pid: number; safe: Address; stop(): Promise<void>; url: string }

/** More than a page, so that responses have links. */
const transactions = 25
const owners = demoAccounts.slice(0, 5)

const gatewayProgram = [fileURLToPath(new URL('../../scripts/gateway.mjs', import.meta.url))]

/** A production gateway with its own database, and a Safe of five owners with queue and history. */
export async function createWorld({ program = gatewayProgram }: { program?: readonly string[] } = {}): Promise<World> {
  const chain = await startDevchain()
  const folder = await mkdtemp(join(tmpdir(), 'countersign-bench-'))
  const chainsFile = join(folder, 'chains.json')
  await writeFile(chainsFile, JSON.stringify({ chains: [describeChain(chain.url, chain.wsUrl)] }))
  const gateway = await startProcess(program, {
    COUNTERSIGN_CHAINS: chainsFile,
    COUNTERSIGN_DATA: join(folder, 'data'),
    // The complete load comes from one address.
    COUNTERSIGN_RATE: '0',
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PORT: '0',
  })
  const stop = async () => {
    await gateway.stop()
    await chain.stop()
    await rm(folder, { force: true, recursive: true })
  }
  try {
    const client = createTestClient(chain.url)
    const safe = await deploySafe({ client, owners: owners.map(({ address }) => address), threshold: 3 })
    for (let index = 0; index < transactions; index++)
      await executeAsSafe({ client, safe, transaction: { to: owners[index % 5]?.address ?? safe } })
    await propose(client, { safe, url: gateway.url })
    return { chainUrl: chain.url, pid: gateway.pid, safe, stop, url: gateway.url }
  } catch (error) {
    await stop()
    throw error
  }
}

async function propose(client: TestClient, { safe, url }: { safe: Address; url: string }): Promise<void> {
  for (let index = 0; index < transactions; index++) {
    const transaction = toSafeTransaction({
      nonce: BigInt(transactions + index),
      to: owners[index % 5]?.address ?? safe,
    })
    const safeTxHash = await hashOnChain(client, safe, transaction)
    const signers = owners.slice(0, 2).map(({ address }) => address)
    const body = {
      ...Object.fromEntries(Object.entries(transaction).map(([key, value]) => [key, toWire(value)])),
      data: null,
      safeTxHash,
      sender: signers[0],
      signature: await signHash(safeTxHash, signers),
    }
    const response = await fetch(`${url}/v1/chains/${chainId}/transactions/${safe}/propose`, {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      method: 'POST',
    })
    if (!response.ok) throw new Error(`The proposal was refused: ${await response.text()}`)
  }
}

const toWire = (value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

export function describeChain(http: string, webSocket: string) {
  return {
    contracts: { multicall3: { address: multicall3 } },
    id: chainId,
    name: 'Bench',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'bench',
    rpcUrls: { default: { http: [http], webSocket: [webSocket] } },
    shortName: 'bench',
  }
}
