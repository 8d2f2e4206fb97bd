import {
  BaseError,
  getSafeTransactionTypedData,
  normalizeSignature,
  parseSignatures,
  recoverSigner,
  type SafeTransaction,
} from '@countersign/protocol'
import { type Address, type Hex, hashTypedData, isAddressEqual } from 'viem'
import { signTypedData } from 'viem/actions'
import type { Config } from 'wagmi'
import { getConnectorClient } from 'wagmi/actions'
import { signText } from '../../lib/messages/sign.ts'

/** What would be handed to the wallet is not what is on screen. Should be impossible; if it is not, nothing is signed. */
class PayloadMismatchError extends BaseError {
  override readonly name = 'PayloadMismatchError'
  readonly code = 'PAYLOAD_MISMATCH'
  constructor({ shown, prepared }: { shown: Hex; prepared: Hex }) {
    super(signText.payloadMismatch, { metaMessages: [`Shown: ${shown}`, `Prepared: ${prepared}`] })
  }
}

/** The wallet returned a signature that is not the connected owner's over the hash on screen. */
class WrongSignatureError extends BaseError {
  override readonly name = 'WrongSignatureError'
  readonly code = 'WRONG_SIGNATURE'
  constructor({ account, recovered }: { account: Address; recovered: Address | undefined }) {
    super(signText.wrongSignature, { metaMessages: [`Expected: ${account}`, `Recovered: ${recovered ?? 'nobody'}`] })
  }
}

export type SignTransactionParameters = {
  wagmi: Config
  chainId: number
  safe: Address
  version: string
  /** The frozen payload that is on screen. */
  transaction: SafeTransaction
  /** The hash that is on screen. */
  safeTxHash: Hex
  account: Address
}

/** Asks the wallet for one signature, and takes it only if it is what was asked for. Nothing is fetched in between. */
export async function signTransaction(parameters: SignTransactionParameters): Promise<Hex> {
  const { wagmi, chainId, safe, version, transaction, safeTxHash, account } = parameters
  const typedData = getSafeTransactionTypedData({ chainId, safe, version, transaction })
  const prepared = hashTypedData(typedData)
  if (prepared.toLowerCase() !== safeTxHash.toLowerCase())
    throw new PayloadMismatchError({ shown: safeTxHash, prepared })
  const client = await getConnectorClient(wagmi, { account, chainId })
  const answer = await signTypedData(client, { account, ...typedData })
  const signature = normalizeSignature({ method: 'typedData', signature: answer })
  const [parsed] = parseSignatures(signature)
  const recovered = parsed
    ? await recoverSigner({ hash: safeTxHash, signature: parsed }).catch(() => undefined)
    : undefined
  if (!recovered || !isAddressEqual(recovered, account)) throw new WrongSignatureError({ account, recovered })
  return signature
}
