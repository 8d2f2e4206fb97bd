import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createOwnerProof, createOwnerProofTypedData } from '@countersign/protocol/custody'
import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { set } from '../support/json.ts'
import { at, type Lie, paths, together } from '../support/Lie.ts'
import { home } from '../support/pages.ts'
import { storeSigned } from '../support/storedHere.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [, bob, carol] = demoAccounts
const { treasury } = demoSafes
const livePath = `${home}/live`

const nothingSigned = together(at(paths.queue, set('results', [])), at(paths.messages, set('results', [])))

type Forgery = { signer?: (typeof demoAccounts)[number]; signedFor?: Address; claimedAt?: number }

/** A proof of Bob that was not made by him, not for this Safe, or not at this time. */
async function forge({ claimedAt, signedFor = treasury.address, signer = bob }: Forgery): Promise<Lie> {
  const now = Math.floor(Date.now() / 1_000)
  const request = createOwnerProof({
    chainId: 31_337,
    nonce: `0x${'5a'.repeat(32)}`,
    now: now - 3_600,
    owner: bob.address,
    purpose: 'Key check',
    safe: signedFor,
    safeVersion: treasury.version,
  })
  const typedData = createOwnerProofTypedData(request.challenge)
  const signature = await privateKeyToAccount(signer.privateKey).signTypedData(typedData)
  const challenge = { ...request.challenge, issuedAt: claimedAt ?? request.challenge.issuedAt, safe: treasury.address }
  const forged = { ...request, challenge, signatures: [{ path: [bob.address], signature }] }
  return at(/\/owner-proofs/, () => ({ results: [forged] }))
}

const shown = {
  hides: [/Last proof: (?:today|yesterday|\d)/],
  open: `${home}/security`,
  shows: [/Last proof: never/],
} satisfies Partial<TamperCase>

export const custodyCases: readonly TamperCase[] = [
  {
    as: carol,
    createLie: () => nothingSigned,
    id: 'T111',
    lie: 'a live signature hidden that this browser knows',
    open: livePath,
    remember: (world) => storeSigned(world, world.rejection, carol),
    shows: ['This browser', /live signatures?$/],
  },
  { ...shown, createLie: () => forge({ signer: carol }), id: 'T112', lie: 'an owner proven by another key' },
  {
    ...shown,
    createLie: () => forge({ signedFor: carol.address }),
    id: 'T112 other Safe',
    lie: 'an owner proven by a proof for another Safe',
  },
  {
    ...shown,
    createLie: () => forge({ claimedAt: Math.floor(Date.now() / 1_000) - 60 }),
    id: 'T112 newer',
    lie: 'an old proof with a newer date',
  },
]
