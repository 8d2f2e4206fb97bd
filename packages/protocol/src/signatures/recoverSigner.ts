import { type Address, concat, type Hex, numberToHex, slice } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { hashEthSign } from '../hash/getDeviceDigest.ts'
import type { SafeSignature } from './parseSignatures.ts'
import { type RecoverAddress, recoverAddress } from './recoverAddress.ts'

/** The signature only names its signer: it must be verified on-chain. */
export class SignatureNotRecoverableError extends BaseError {
  constructor({ kind }: { kind: SafeSignature['kind'] }) {
    super('SIGNATURE_NOT_RECOVERABLE', `A signature of kind "${kind}" has no key to recover; ask the chain.`)
  }
}

/**
 * The account behind an EOA or eth_sign signature.
 *
 * @example
 * const [signature] = parseSignatures(confirmation.signature)
 * const signer = await recoverSigner({ hash: safeTxHash, signature })
 */
export async function recoverSigner({
  hash,
  recover = recoverAddress,
  signature,
}: {
  /** The hash that was to be signed: a safeTxHash or a safeMessageHash. */
  hash: Hex
  signature: SafeSignature
  /** @default the WebAssembly engine with its fallback */
  recover?: RecoverAddress
}): Promise<Address> {
  if (signature.kind === 'eoa') return recover({ hash, signature: signature.data })
  if (signature.kind === 'ethSign') return recover({ hash: hashEthSign(hash), signature: lowerV(signature.data) })
  throw new SignatureNotRecoverableError({ kind: signature.kind })
}

// The contracts mark such a signature by adding 4 to v.
function lowerV(data: Hex): Hex {
  const v = Number(slice(data, 64, 65))
  return concat([slice(data, 0, 64), numberToHex(v - 4, { size: 1 })])
}
