import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes, safeContracts } from '@countersign/devchain/demo-world'
import { signHash } from '@countersign/devchain/testing'
import type { Hex } from 'viem'
import { read } from './json.ts'
import type { World } from './readWorld.ts'

const { treasury } = demoSafes

/** What this browser keeps after an owner signed a transaction of the Treasury in it. */
export async function keepSigned(
  { ask }: World,
  hash: Hex,
  signer: DemoAccount = demoAccounts[0],
): Promise<Record<string, unknown>> {
  const details = await ask(`/v1/chains/31337/transactions/${hash}`)
  const field = (path: string) => read(details, path)
  const info = 'detailedExecutionInfo'
  return {
    'countersign.ledger.v1': [
      {
        chainId: 31_337,
        isDelivered: true,
        safe: treasury.address,
        safeTxHash: hash,
        signature: await signHash(hash, [signer.address]),
        signedAt: Date.UTC(2026, 10, 12),
        signer: signer.address,
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

/** What this browser keeps after an owner signed a message of the Treasury in it. */
export async function keepMessage({ ask }: World, hash: Hex): Promise<Record<string, unknown>> {
  const message = await ask(`/v1/chains/31337/messages/${hash}`)
  const signer = demoAccounts[0].address
  const signature = await signHash(hash, [signer])
  const signedAt = Date.UTC(2026, 10, 12)
  return {
    'countersign.messages.v1': [
      {
        chainId: 31_337,
        content: read(message, 'message'),
        createdAt: signedAt,
        messageHash: hash,
        safe: treasury.address,
        signatures: [{ isDelivered: true, signature, signedAt, signer }],
      },
    ],
  }
}

/** What this browser keeps of a Safe that it saw at a nonce. */
export function keepVisit(nonce: number): Record<string, unknown> {
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
