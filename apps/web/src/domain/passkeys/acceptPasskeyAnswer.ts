import { verifyPasskeySignature } from '@countersign/protocol/passkey'
import type { Address, Hex } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { findPasskeys } from './passkeyAccounts.ts'

/**
 * Verifies what a passkey of this browser signed on this page, before the chain is asked: contracts check neither the
 * page nor the site. Accounts that are no passkeys pass.
 *
 * @throws PasskeySignatureError
 */
export async function acceptPasskeyAnswer(
  storage: PageStorage,
  { account, hash, signature }: { account: Address; hash: Hex; signature: Hex },
): Promise<void> {
  const { origin } = window.location
  const answers = await Promise.allSettled(
    findPasskeys(storage, account).map(({ passkey: { rpId }, publicKey }) =>
      verifyPasskeySignature({ hash, publicKey, signature, site: { origin, rpId } }),
    ),
  )
  const [refused] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  if (refused !== undefined && answers.every(({ status }) => status === 'rejected')) throw refused
}
