import { trainingChainId } from '@countersign/protocol/custody'
import { acceptSignature, createSigningRequest } from '@countersign/protocol/verify'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { Report } from '../../domain/transactions/Report.ts'

/** An ephemeral key of this page; never a wallet. */
export type TrainingAccount = { address: Address; signTypedData: (typedData: TypedDataDefinition) => Promise<Hex> }

/** Signs what is shown, by the kernel's own path; refuses anything that is not of the training's chain. */
export async function signExercise(report: Report, account: TrainingAccount): Promise<Hex> {
  const { id, state, transaction } = report
  if (id.chainId !== trainingChainId || !state || !transaction)
    throw new Error('Nothing to sign: the button should not have been there.')
  const { address: safe, chainId, safeTxHash } = id
  const request = createSigningRequest({ chainId, safe, safeTxHash, transaction, version: state.version })
  const typedData: TypedDataDefinition = request.typedData
  const signature = await account.signTypedData(typedData)
  return acceptSignature({ owner: account.address, request, signature })
}
