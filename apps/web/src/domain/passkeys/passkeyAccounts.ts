import { type PasskeyPublicKey, predictPasskeySigner, sharedPasskeySigner } from '@countersign/protocol/passkey'
import { type Address, hexToBigInt, isAddressEqual } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { openPasskeys, type StoredPasskey } from './openPasskeys.ts'

// Loads the kernel's passkey code: imported on use only.

export type PasskeyAccount = { address: Address; passkey: StoredPasskey; publicKey: PasskeyPublicKey }

/** The browser's passkeys with their signer contracts. */
export function listPasskeyAccounts(storage: PageStorage): PasskeyAccount[] {
  return openPasskeys(storage).get().map(toPasskeyAccount)
}

export function toPasskeyAccount(passkey: StoredPasskey): PasskeyAccount {
  const publicKey = { x: hexToBigInt(passkey.x), y: hexToBigInt(passkey.y) }
  return { address: predictPasskeySigner(publicKey), passkey, publicKey }
}

/** Passkeys that may sign as an account: the one of an own signer, or any for Safe's shared signer. */
export function findPasskeys(storage: PageStorage, account: Address): PasskeyAccount[] {
  const isShared = isAddressEqual(account, sharedPasskeySigner.address)
  return listPasskeyAccounts(storage).filter(({ address }) => isShared || isAddressEqual(address, account))
}
