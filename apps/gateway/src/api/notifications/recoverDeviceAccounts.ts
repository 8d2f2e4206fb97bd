import type { RegisterDeviceRequest } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, type Hex, keccak256, recoverAddress, recoverMessageAddress, stringToHex } from 'viem'
import { isOwnerOrDelegate } from '../../db/queries/delegates.ts'
import type { Database } from '../../db/schema.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { RequestError } from '../errors/RequestError.ts'
import { hasLowS } from '../signatures/hasLowS.ts'

const tolerance = 5 * 60

export type RecoverDeviceAccountsParameters = {
  chainId: number
  registration: RegisterDeviceRequest['safeRegistrations'][number]
  request: RegisterDeviceRequest
  /** The device id as signed. */
  uuid: string
}

/**
 * Recovers the signers of a registration. It names no signer, and any bytes recover to some address: only owners and
 * delegates of the Safes are accepted.
 */
export async function recoverDeviceAccounts(
  db: Kysely<Database>,
  { chainId, registration, request, uuid }: RecoverDeviceAccountsParameters,
): Promise<Address[]> {
  const { cloudMessagingToken, deviceType, timestamp } = request
  const { safes, signatures } = registration
  if (signatures.length === 0) return []
  if (!timestamp || Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance) throw new RegistrationExpiredError()
  const hash = keccak256(
    stringToHex(`gnosis-safe${timestamp}${uuid}${cloudMessagingToken}${safes.toSorted().join('')}`),
  )
  return Promise.all(
    signatures.map(async (signature) => {
      const account = await recover({ hash, isPersonal: deviceType === 'WEB', signature })
      if (account && (await isOwnerOrDelegate(db, { account, chainId, safes }))) return account
      throw new RefusedError({
        code: 'INVALID_SIGNATURE',
        message: `Invalid signature: it belongs to no owner or delegate of ${safes.join(', ')}.`,
      })
    }),
  )
}

/** Browsers sign the hash as a message (EIP-191), phones sign it directly. */
async function recover({
  hash,
  isPersonal,
  signature,
}: {
  hash: Hex
  isPersonal: boolean
  signature: Hex
}): Promise<Address | undefined> {
  try {
    if (!hasLowS(signature)) return undefined
    return isPersonal
      ? await recoverMessageAddress({ message: { raw: hash }, signature })
      : await recoverAddress({ hash, signature })
  } catch {
    // Not a valid signature.
    return undefined
  }
}

class RegistrationExpiredError extends RequestError {
  override readonly name = 'RegistrationExpiredError'
  readonly code = 'REGISTRATION_EXPIRED'
  readonly status = 400
  constructor() {
    super('The signature is expired!')
  }
}
