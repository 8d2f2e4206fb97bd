import {
  InvalidSignaturesError,
  parseSignatures,
  recoverSigner,
  type SafeSignature,
  UnrecoverableSignatureError,
} from '@countersign/protocol/signatures'
import { type Hex, isAddressEqual } from 'viem'
import { hasLowS } from './hasLowS.ts'
import { type IsSignedByAccountParameters, isSignedByAccount } from './isSignedByAccount.ts'

/**
 * Whether the account signed a request: as an EOA, by eth_sign, or as a contract in Safe's packed format. Any other
 * bytes are passed to the account's contract unchanged.
 */
export async function isRequestSignedBy(parameters: IsSignedByAccountParameters): Promise<boolean> {
  const { account } = parameters
  const signature = readSingle(parameters.signature)
  if (signature?.kind === 'contract' && isAddressEqual(signature.signer, account))
    return isSignedByAccount({ ...parameters, signature: signature.signature })
  if (signature && signature.signer === undefined && (await isRecovered(signature, parameters)))
    return hasLowS(signature.data)
  return isSignedByAccount(parameters)
}

function readSingle(packed: Hex): SafeSignature | undefined {
  try {
    const signatures = parseSignatures(packed)
    return signatures.length === 1 ? signatures[0] : undefined
  } catch (error) {
    if (error instanceof InvalidSignaturesError) return undefined
    throw error
  }
}

async function isRecovered(signature: SafeSignature, { account, hash }: IsSignedByAccountParameters): Promise<boolean> {
  try {
    return isAddressEqual(await recoverSigner({ hash, signature }), account)
  } catch (error) {
    if (error instanceof UnrecoverableSignatureError) return false
    throw error
  }
}
