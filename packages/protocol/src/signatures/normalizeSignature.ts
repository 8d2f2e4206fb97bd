import { type Hex, hexToBigInt, isHex, numberToHex, size, slice } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
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
