import { demoAccounts } from '@countersign/devchain/accounts'
import { type Address, hashTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getSetupFileTypedData } from '../src/custody/parseSetupFile.ts'
import type { SetupChain, SetupFile, SignedSetupFile } from '../src/custody/SetupFile.ts'

/** A file of these chains. */
export function createSetupFile(safe: Address, chains: readonly SetupChain[]): SetupFile {
  return {
    chains,
    createdAt: '2026-11-19T12:00:00.000Z',
    name: 'Treasury',
    nodes: [{ chainId: 31337, url: 'http://127.0.0.1:8545' }],
    safe,
    services: ['http://127.0.0.1:8000'],
  }
}

/** The same, signed by demo accounts. */
export async function signSetupFile(file: SetupFile, signers: readonly Address[]): Promise<SignedSetupFile> {
  const hash = hashTypedData(getSetupFileTypedData(file))
  const signatures = demoAccounts
    .filter(({ address }) => signers.includes(address))
    .map(async ({ address, privateKey }) => ({
      owner: address,
      signature: await privateKeyToAccount(privateKey).sign({ hash }),
    }))
  return { ...file, signatures: await Promise.all(signatures) }
}
