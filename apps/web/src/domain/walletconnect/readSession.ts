import { type Address, getAddress, isAddress } from 'viem'
import type { AppSession, StoredSessions } from './PairedApps.ts'
import { SessionSchema, type VerifyContext } from './Proposal.ts'
import { readPeer } from './readPeer.ts'

/** The session with the verify service's attestation for this request. */
export function withWho(session: AppSession, verifyContext: VerifyContext | undefined): AppSession {
  if (!verifyContext) return session
  const { name, origin } = session.who
  const who = readPeer({ metadata: { name, url: origin }, verifyContext })
  // A missing attestation does not revoke the session's: relays attest what they can.
  return who.standing === 'claimed' ? session : { ...session, who }
}

/** Parses a session of the kit; undefined if it is not for one Safe. */
export function readSession(raw: unknown, stored: StoredSessions): AppSession[] {
  const parsed = SessionSchema.safeParse(raw)
  if (!parsed.success) return []
  const { expiry, namespaces, optionalNamespaces, peer, requiredNamespaces, topic } = parsed.data
  const { accounts, events } = namespaces.eip155
  const [, chainId, address = ''] = /^eip155:(\d{1,16}):(0x[0-9a-fA-F]{40})$/.exec(accounts[0] ?? '') ?? []
  if (!isAddress(address, { strict: false })) return []
  const checked: Address = getAddress(address)
  return [
    {
      events,
      expiresAt: expiry * 1_000,
      safe: { address: checked, chainId: Number(chainId) },
      topic,
      wanted: { optionalNamespaces, requiredNamespaces },
      who: stored.sessions[topic]?.who ?? readPeer({ metadata: peer.metadata }),
    },
  ]
}
