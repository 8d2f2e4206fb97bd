import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes, safeContracts } from '@countersign/devchain/demo-world'
import { signHash } from '@countersign/devchain/testing'
import type { Hex } from 'viem'
import { read } from './json.ts'
import type { World } from './readWorld.ts'

const { treasury } = demoSafes

/** This browser's storage after an owner signed a transaction of the Treasury. */
export async function storeSigned(
  { request }: World,
  hash: Hex,
  signer: DemoAccount = demoAccounts[0],
): Promise<Record<string, unknown>> {
  const details = await request(`/v1/chains/31337/transactions/${hash}`)
  const field = (path: string) => read(details, path)
  const info = 'detailedExecutionInfo'
  return {
    'countersign.confirmations.v1': [
      {
        chainId: 31_337,
        confirmations: [await sign(hash, signer)],
        hash,
        kind: 'transaction',
        safe: treasury.address,
        transaction: {
          baseGas: field(`${info}.baseGas`),
          data: field('txData.hexData') ?? '0x',
          gasPrice: field(`${info}.gasPrice`),
          gasToken: field(`${info}.gasToken`),
          nonce: String(field(`${info}.nonce`)),
          operation: field('txData.operation'),
          refundReceiver: field(`${info}.refundReceiver.value`),
          safeTxGas: field(`${info}.safeTxGas`),
          to: field('txData.to.value'),
          value: field('txData.value'),
        },
        version: treasury.version,
      },
    ],
  }
}

/** This browser's storage after an owner signed a message of the Treasury. */
export async function storeMessage({ request }: World, hash: Hex): Promise<Record<string, unknown>> {
  const message = await request(`/v1/chains/31337/messages/${hash}`)
  const own = await sign(hash, demoAccounts[0])
  return {
    'countersign.confirmations.v1': [
      {
        chainId: 31_337,
        confirmations: [own],
        content: read(message, 'message'),
        createdAt: own.signedAt,
        hash,
        kind: 'message',
        safe: treasury.address,
      },
    ],
  }
}

async function sign(hash: Hex, { address }: DemoAccount) {
  const signature = await signHash(hash, [address])
  return { isDelivered: true, signature, signedAt: Date.UTC(2026, 10, 12), signer: address, source: 'yours' }
}

/** This browser's storage of a Safe last seen at a nonce. */
export function storeSeen(nonce: number): Record<string, unknown> {
  const visit = {
    fallbackHandler: safeContracts['1.4.1'].compatibilityFallbackHandler,
    guard: null,
    implementation: safeContracts['1.4.1'].singletonL2,
    moduleGuard: null,
    modules: [demoModule],
    nonce: String(nonce),
    owners: treasury.owners,
    threshold: treasury.threshold,
  }
  return { 'countersign.visits.v1': { [`31337:${treasury.address.toLowerCase()}`]: visit } }
}
