import { type Address, isAddressEqual, recoverAddress, serializeSignature } from 'viem'
import type { RawSignature } from './HardwareSigner.ts'
import { HardwareError } from './hardwareErrors.ts'

/** Half the order of secp256k1: contracts and nodes refuse a higher `s` (EIP-2). */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

export type AcceptedSignature = RawSignature & { yParity: 0 | 1 }

/** The parity by which the signature recovers to the account. Any other signature is refused, whatever the device says. */
export async function acceptDeviceSignature({
  account,
  hash,
  signature,
}: {
  account: Address
  hash: `0x${string}`
  signature: RawSignature
}): Promise<AcceptedSignature> {
  if (BigInt(signature.s) > MAX_S || BigInt(signature.s) === 0n || BigInt(signature.r) === 0n)
    throw new HardwareError('badResponse', { details: ['The signature is not canonical.'] })
  const recovered: Address[] = []
  for (const yParity of [0, 1] as const) {
    const signer = await recoverAddress({ hash, signature: serializeSignature({ ...signature, yParity }) }).catch(
      () => undefined,
    )
    if (signer && isAddressEqual(signer, account)) return { ...signature, yParity }
    if (signer) recovered.push(signer)
  }
  throw new HardwareError('otherAccount', { details: [`It recovers to ${recovered.join(' or ')}, not to ${account}.`] })
}
