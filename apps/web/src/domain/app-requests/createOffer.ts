import { readCalls } from '@countersign/frame/wire'
import type { Address } from 'viem'
import type { Namespaces, Wanted } from './PairedApps.ts'

/** Answered from the session. */
const ownMethods = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'net_version',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_switchEthereumChain',
] as const

/** Decided by an owner. */
const requestedMethods = [
  'eth_sendTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_sendCalls',
] as const

/** All methods that a Safe supports: without a key it can sign neither raw bytes nor account transactions. */
export const servedMethods: readonly string[] = [
  ...requestedMethods,
  ...ownMethods,
  ...readCalls.filter((call) => !ownMethods.some((own) => own === call)),
]

const servedEvents: readonly string[] = ['accountsChanged', 'chainChanged']

const decisions: ReadonlySet<string> = new Set(requestedMethods)

export const isDecision = (method: string): boolean => decisions.has(method)

export type OfferedSafe = { chainId: number; address: Address }

/** What is missing, by the sign protocol's codes. */
export type Lack = {
  kind: 'namespaces' | 'chains' | 'methods' | 'events'
  code: 5100 | 5101 | 5102 | 5104
  items: readonly string[]
}

export type Approved = { eip155: { accounts: string[]; chains: string[]; events: string[]; methods: string[] } }

export type Offer = {
  /** Undefined where the app requires what a Safe does not support. */
  namespaces: Approved | undefined
  /** Required and unsupported. */
  lacks: readonly Lack[]
  /** Optional and unsupported. */
  declined: { chains: readonly string[]; methods: readonly string[] }
}

type Requested = { chains: string[]; methods: string[]; events: string[]; others: string[] }

/** Its own chain only: the same address may have other owners elsewhere. */
export function createOffer(wanted: Wanted, { address, chainId }: OfferedSafe): Offer {
  const own = `eip155:${chainId}`
  const required = gather(wanted.requiredNamespaces)
  const optional = gather(wanted.optionalNamespaces)
  const isOpen = isEmpty(wanted.requiredNamespaces) && isEmpty(wanted.optionalNamespaces)
  const chains = [...new Set([...required.chains, ...optional.chains])]
  const methods = [...new Set([...required.methods, ...optional.methods])]
  const events = [...new Set([...required.events, ...optional.events])]
  const foreign = required.chains.filter((chain) => chain !== own)
  const isKnown = isOpen || chains.includes(own)
  const lacks: Lack[] = [
    lack('namespaces', 5104, required.others),
    // An app that does not know this chain would show another chain's Safe.
    lack('chains', 5100, foreign.length > 0 || isKnown ? foreign : [...chains, ...optional.others]),
    lack(
      'methods',
      5101,
      required.methods.filter((method) => !servedMethods.includes(method)),
    ),
    lack(
      'events',
      5102,
      required.events.filter((event) => !servedEvents.includes(event)),
    ),
  ].filter(({ items }) => items.length > 0)
  return {
    namespaces:
      lacks.length > 0
        ? undefined
        : {
            eip155: {
              accounts: [`${own}:${address}`],
              chains: [own],
              events: servedEvents.filter((event) => isOpen || events.includes(event)),
              methods: servedMethods.filter((method) => isOpen || methods.includes(method)),
            },
          },
    lacks,
    declined: {
      chains: [...optional.chains.filter((chain) => chain !== own), ...optional.others],
      methods: optional.methods.filter((method) => !servedMethods.includes(method)),
    },
  }
}

const lack = (kind: Lack['kind'], code: Lack['code'], items: readonly string[]): Lack => ({ code, items, kind })

const isEmpty = (namespaces: Namespaces) => Object.keys(namespaces).length === 0

/** Namespace keys may include a chain. */
function gather(namespaces: Namespaces): Requested {
  const requested: Requested = { chains: [], events: [], methods: [], others: [] }
  for (const [key, { chains = [], events, methods }] of Object.entries(namespaces)) {
    if (key !== 'eip155' && !/^eip155:\d{1,16}$/.test(key)) {
      requested.others.push(key)
      continue
    }
    requested.chains.push(...(key === 'eip155' ? chains : [key]))
    requested.methods.push(...methods)
    requested.events.push(...events)
  }
  return {
    chains: [...new Set(requested.chains)],
    events: [...new Set(requested.events)],
    methods: [...new Set(requested.methods)],
    others: requested.others,
  }
}
