import type { AppProposal, AppSession } from '../src/domain/app-requests/PairedApps.ts'

const requested = {
  chains: ['eip155:31337'],
  events: ['accountsChanged', 'chainChanged'],
  methods: ['eth_sendTransaction', 'personal_sign', 'eth_getBalance'],
}

export const testWho = { name: 'Drip', origin: 'https://drip.example', standing: 'claimed' } as const

/** A proposal for what a Safe of the test chain supports. */
export function testProposal(overrides: Partial<AppProposal> = {}): AppProposal {
  return {
    id: 7,
    pairingTopic: 'ab'.repeat(32),
    wanted: { optionalNamespaces: { eip155: requested }, requiredNamespaces: {} },
    who: testWho,
    ...overrides,
  }
}

export function testSession(overrides: Partial<AppSession> & Pick<AppSession, 'safe'>): AppSession {
  return {
    events: requested.events,
    expiresAt: Date.UTC(2040, 1, 1),
    topic: 'cd'.repeat(32),
    wanted: testProposal().wanted,
    who: testWho,
    ...overrides,
  }
}

/** The same in the kit's format. */
export function testRawProposal({
  id = 7,
  pairingTopic = 'ab'.repeat(32),
  namespaces = { eip155: requested },
} = {}): unknown {
  return {
    id,
    params: {
      expiryTimestamp: 2_000_000_000,
      optionalNamespaces: namespaces,
      pairingTopic,
      proposer: { metadata: { description: '', icons: [], name: 'Drip', url: 'https://drip.example/app' } },
      requiredNamespaces: {},
    },
    verifyContext: { verified: { origin: 'https://drip.example/app', validation: 'UNKNOWN', verifyUrl: '' } },
  }
}
