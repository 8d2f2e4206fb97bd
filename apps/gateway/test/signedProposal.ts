import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import {
  hashOnChain,
  type SafeTransaction,
  signHash,
  type TestClient,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import type { Address, Hex } from 'viem'

export type SignedProposalParameters = {
  client: TestClient
  safe: Address
  /** @default Alice */
  sender?: DemoAccount
  /** @default the sender */
  signers?: readonly DemoAccount[]
  transaction: Partial<SafeTransaction> & Pick<SafeTransaction, 'nonce' | 'to'>
}

export type ProposalBody = Record<string, unknown> & { safeTxHash: Hex }

/** Body of a proposal, hashed by the Safe contract and signed by demo accounts. */
export async function signedProposal(parameters: SignedProposalParameters): Promise<ProposalBody> {
  const { client, safe, sender = demoAccounts[0], signers = [sender] } = parameters
  const transaction = toSafeTransaction(parameters.transaction)
  const safeTxHash = await hashOnChain(client, safe, transaction)
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  return {
    baseGas: baseGas.toString(),
    data: data === '0x' ? null : data,
    gasPrice: gasPrice.toString(),
    gasToken,
    nonce: nonce.toString(),
    operation,
    origin: null,
    refundReceiver,
    safeTxGas: safeTxGas.toString(),
    safeTxHash,
    sender: sender.address,
    signature:
      signers.length === 0
        ? null
        : await signHash(
            safeTxHash,
            signers.map(({ address }) => address),
          ),
    to,
    value: value.toString(),
  }
}
