import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hash } from 'viem'
import { onTestFinished } from 'vitest'
import { demoAccounts } from '../src/accounts/demoAccounts.ts'
import { createTestClient } from '../src/client/createTestClient.ts'
import { type Devchain, type StartDevchainParameters, startDevchain } from '../src/startDevchain.ts'

const [alice, bob] = demoAccounts

/** A chain for one test. */
export async function start(parameters: StartDevchainParameters = {}): Promise<Devchain> {
  const chain = await startDevchain(parameters)
  onTestFinished(() => chain.stop())
  return chain
}

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'devchain-'))
  onTestFinished(() => rmSync(folder, { force: true, recursive: true }))
  return folder
}

/** From one demo account to another. */
export function pay(url: string, value = 1n): Promise<Hash> {
  return createTestClient(url).sendTransaction({ account: alice.address, to: bob.address, value })
}

export const getHead = (url: string) => createTestClient(url).getBlock()
