import { createPasskey, signWithPasskey } from '@countersign/connect/passkey'
import { verifyPasskeySignature } from '@countersign/protocol/passkey'
import { sanitizeText } from '@countersign/protocol/text'
import { bytesToHex, numberToHex } from 'viem'
import type { Services } from '../services/Services.ts'
import { addPasskeyConnector } from './createPasskeyConnector.ts'
import { openPasskeys, type StoredPasskey } from './openPasskeys.ts'
import { type PasskeyAccount, toPasskeyAccount } from './passkeyAccounts.ts'

export type CreatePasskeyOwnerParameters = {
  name: string
  siteName: string
  /** Before the second prompt of the browser. */
  onCreated: () => void
}

/** Creates a passkey, stores its public data and has it prove that it can sign. */
export async function createPasskeyOwner(
  services: Pick<Services, 'storage' | 'wagmi'>,
  { name, onCreated, siteName }: CreatePasskeyOwnerParameters,
): Promise<PasskeyAccount> {
  const { storage } = services
  const clean = sanitizeText(name, { maxLength: 64 })
  const { id, publicKey, rpId } = await createPasskey({ existing: openPasskeys(storage).get(), name: clean, siteName })
  onCreated()
  const toCoordinate = (value: bigint) => numberToHex(value, { size: 32 })
  const passkey: StoredPasskey = {
    id,
    isProven: false,
    name: clean,
    rpId,
    x: toCoordinate(publicKey.x),
    y: toCoordinate(publicKey.y),
  }
  // Before the proof: whoever cancels that has the passkey already.
  openPasskeys(storage).update((all) => [...all.filter((other) => other.id !== id), passkey])
  addPasskeyConnector(services)
  return provePasskey(services, toPasskeyAccount(passkey))
}

/**
 * Has a passkey sign random bytes once, which no contract accepts for anything: an owner that cannot sign locks funds,
 * and the key of a backup file could be anybody's.
 *
 * @throws PasskeySignatureError
 */
export async function provePasskey(
  { storage }: Pick<Services, 'storage'>,
  account: PasskeyAccount,
): Promise<PasskeyAccount> {
  const { passkey, publicKey } = account
  if (passkey.isProven) return account
  const { id, rpId } = passkey
  const hash = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const { signature } = await signWithPasskey([passkey], hash)
  await verifyPasskeySignature({ hash, publicKey, signature, site: { origin: window.location.origin, rpId } })
  const proven: StoredPasskey = { ...passkey, isProven: true }
  openPasskeys(storage).update((all) => all.map((other) => (other.id === id ? proven : other)))
  return { ...account, passkey: proven }
}
