import { type Address, type Hex, hexToBigInt, isAddressEqual, isHex, numberToHex, size, slice } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { deepFreeze, isVerified, type Verified } from '../evidence/Evidence.ts'
import type { SafeMessageHashes } from '../hash/hashSafeMessage.ts'
import {
  getSafeTransactionTypedData,
  hashSafeTransaction,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '../hash/hashSafeTransaction.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import { msg } from '../text/msg.ts'

/** A wallet answered with something that is not an ECDSA signature. */
export class NotEcdsaSignatureError extends BaseError {
  constructor({ length, v }: { length: number; v?: number }) {
    super(
      'NOT_ECDSA_SIGNATURE',
      v === undefined
        ? msg(
            'signature.wrongLength',
            'The wallet’s response is not a signature of 65 bytes (it has {length, number}).',
            { length },
          )
        : msg('signature.wrongEnd', 'The wallet’s response ends in {v}, which is not valid for a signature.', { v }),
      { metaMessages: ['Contract wallets confirm by approving the hash on chain, or with a contract signature.'] },
    )
  }
}

type NormalizeSignatureParameters = {
  /** As the wallet returned it. */
  signature: Hex
  /** Signing method: typed data, or `personal_sign`/`eth_sign` over the 32-byte hash. */
  method: 'typedData' | 'personal'
}

/** The form that contracts read. Some wallets return v 0/1, which means a contract or approved hash, or EIP-2098. */
export function normalizeSignature({ method, signature }: NormalizeSignatureParameters): Hex {
  if (!isHex(signature, { strict: true })) throw new NotEcdsaSignatureError({ length: 0 })
  const length = size(signature)
  const full = length === 64 ? expandCompact(signature) : signature
  if (full.length !== 132) throw new NotEcdsaSignatureError({ length })
  const v = Number(slice(full, 64, 65))
  const y = toParity(v)
  if (y === undefined) throw new NotEcdsaSignatureError({ length, v })
  const base = method === 'personal' ? 31 : 27
  return `${slice(full, 0, 64)}${numberToHex(base + y, { size: 1 }).slice(2)}`
}

/** EIP-2098: the highest bit of s holds v. Not viem's function: it would bundle an elliptic curve. */
function expandCompact(signature: Hex): Hex {
  const vs = hexToBigInt(slice(signature, 32, 64))
  const s = numberToHex(BigInt.asUintN(255, vs), { size: 32 })
  return `${slice(signature, 0, 32)}${s.slice(2)}${vs >> 255n === 0n ? '1b' : '1c'}`
}

function toParity(v: number): 0 | 1 | undefined {
  if (v === 0 || v === 27 || v === 31) return 0
  if (v === 1 || v === 28 || v === 32) return 1
  return undefined
}

/** The payload was not verified by this kernel. */
export class NotVerifiedError extends BaseError {
  constructor() {
    super('NOT_VERIFIED', msg('signature.notVerified', 'Only a verified transaction or message can be signed.'))
  }
}

/** The wallet's payload has another hash than the displayed one. */
export class OtherTransactionError extends BaseError {
  constructor({ prepared, shown }: { prepared: Hex; shown: Hex }) {
    super(
      'OTHER_TRANSACTION',
      msg(
        'signature.notShown',
        'The content prepared for the wallet differs from this screen. Nothing was signed or sent.',
      ),
      {
        metaMessages: [
          `Shown: ${shown}`,
          `Prepared: ${prepared}`,
          'Reload the page. If it happens again, do not sign.',
        ],
      },
    )
  }
}

export class SignedSomethingElseError extends BaseError {
  constructor({ owner, signer }: { owner: Address; signer: Address | undefined }) {
    super(
      'SIGNED_SOMETHING_ELSE',
      msg('signature.otherSigner', 'The signature is not by {owner} for the content shown.', { owner }),
      {
        metaMessages: [
          signer ? `Read as a signature of it, it would be by ${signer}.` : 'It is by no account.',
          'It was thrown away. If it happens again, do not sign: the wallet, the page or the device may be tampered with.',
        ],
      },
    )
  }
}

export type SigningRequest = {
  readonly chainId: number
  readonly safe: Address
  readonly version: string
  readonly transaction: SafeTransaction
  readonly hashes: SafeTransactionHashes
  /** The payload for the wallet, built from `transaction` like the screen. */
  readonly typedData: ReturnType<typeof getSafeTransactionTypedData>
}

export type CreateSigningRequestParameters = {
  chainId: number
  safe: Address
  version: string
  transaction: Verified<SafeTransaction>
  safeTxHash: Hex
}

/** One frozen value for review, hash and wallet. Accepts only a verified transaction, and hashes it again. */
export function createSigningRequest({
  chainId,
  safe,
  safeTxHash,
  transaction,
  version,
}: CreateSigningRequestParameters): SigningRequest {
  if (!isVerified(transaction)) throw new NotVerifiedError()
  const body = transaction.value
  const parameters = { chainId, safe, transaction: body, version }
  const hashes = hashSafeTransaction(parameters)
  if (hashes.safeTxHash !== safeTxHash.toLowerCase())
    throw new OtherTransactionError({ prepared: hashes.safeTxHash, shown: safeTxHash })
  return deepFreeze({
    ...parameters,
    hashes,
    typedData: getSafeTransactionTypedData(parameters),
  })
}

/** Accepts a signature only if it is the owner's over exactly the reviewed hash; returns the on-chain form. */
export async function acceptSignature({
  method = 'typedData',
  owner,
  request,
  signature,
}: {
  request: { readonly hashes: SafeTransactionHashes | SafeMessageHashes }
  /** As the wallet returned it. */
  signature: Hex
  owner: Address
  method?: 'typedData' | 'personal'
}): Promise<Hex> {
  const normalized = normalizeSignature({ method, signature })
  const [parsed] = parseSignatures(normalized)
  const { hashes } = request
  const hash = 'safeTxHash' in hashes ? hashes.safeTxHash : hashes.safeMessageHash
  const signer = parsed ? await recoverSigner({ hash, signature: parsed }).catch(() => undefined) : undefined
  if (!signer || !isAddressEqual(signer, owner)) throw new SignedSomethingElseError({ owner, signer })
  return normalized
}
