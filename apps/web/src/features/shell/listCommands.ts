import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, getAddress, isAddress } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { SafeGroup } from '../../domain/safe/useSafeList.ts'
import { transactionKinds } from '../../domain/transaction-builder/transactionKinds.ts'
import { shortAddress } from '../../lib/groupHex.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('commands')
const tTransactionBuilder = createCatalogue('transactionBuilder')

export type Command = {
  id: string
  kind: 'safe' | 'page' | 'action'
  label: string
  /** Disambiguates equal labels; searched too. */
  detail: string
  run: { path: string } | { act: () => void }
}

export type ListCommandsParameters = {
  groups: readonly SafeGroup[]
  current: CurrentSafe | undefined
  nameOf: (address: Address) => string | undefined
  actions: readonly { label: string; act: () => void }[]
}

export function listCommands({ groups, current, nameOf, actions }: ListCommandsParameters): Command[] {
  const toPage = (path: string, label: string, detail = ''): Command => ({
    detail,
    id: `page ${path}`,
    kind: 'page',
    label,
    run: { path },
  })
  return [
    ...(current ? listOfSafe(current, nameOf(current.address) ?? shortAddress(current.address), toPage) : []),
    ...groups.flatMap(({ address, safes }) =>
      safes.flatMap(({ chain, source, role }): Command[] => {
        // Listed by the service alone: the list of Safes shows it with its warning.
        if (source === 'owned' && role !== 'owner') return []
        const path = source === 'planned' ? `/create/${address}` : `/${chain.id}/${address}`
        return [
          {
            detail: `${shortAddress(address)} · ${chain.name}`,
            id: `safe ${chain.id} ${address}`,
            kind: 'safe',
            label: nameOf(address) ?? address,
            run: { path },
          },
        ]
      }),
    ),
    toPage('/', t('pages.safes')),
    toPage('/inbox', t('pages.inbox')),
    toPage('/create', t('pages.create')),
    toPage('/address-book', t('pages.addressBook')),
    toPage('/notifications', t('pages.notifications')),
    toPage('/owner-proof', t('pages.ownerProof')),
    toPage('/settings', t('pages.settings')),
    toPage('/rehearse', t('pages.rehearse')),
    ...actions.map(
      ({ label, act }): Command => ({ detail: '', id: `action ${label}`, kind: 'action', label, run: { act } }),
    ),
  ]
}

function listOfSafe(
  { chainId, address }: CurrentSafe,
  name: string,
  toPage: (path: string, label: string, detail: string) => Command,
): Command[] {
  const base = `/${chainId}/${address}`
  const parts = [
    'queue',
    'history',
    'export',
    'assets',
    'messages',
    'security',
    'live',
    'delegates',
    'apps',
    'import',
  ] as const
  return [
    toPage(base, t('pages.home'), name),
    ...parts.map((part) =>
      toPage(`${base}/${part}`, t(part === 'delegates' ? 'pages.proposers' : `pages.${part}`), name),
    ),
    ...transactionKinds.map(
      ({ form, to }): Command => ({
        detail: name,
        id: `action ${to}`,
        kind: 'action',
        label: tTransactionBuilder(`kinds.${form}.title`),
        run: { path: to.replace('/$chain/$safe', base) },
      }),
    ),
  ]
}

/** Every word must match; prefixes of the label rank first. */
export function searchCommands(commands: readonly Command[], text: string): Command[] {
  const query = text.trim().toLowerCase()
  const parts = query.split(/\s+/).filter(Boolean)
  const found = commands.filter(({ label, detail, kind, id }) => {
    const haystack = `${label} ${detail} ${t(`groups.${kind}`)} ${id}`.toLowerCase()
    return parts.every((part) => haystack.includes(part))
  })
  const rank = ({ label }: Command) => (label.toLowerCase().startsWith(query) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

export function listAddressCommands(text: string, chains: readonly ChainConfig[]): Command[] {
  const plain = text.replace(/\s+/g, '')
  if (!isAddress(plain)) return []
  const address = getAddress(plain)
  return chains.map(({ id, name }) => ({
    detail: name,
    id: `open ${id} ${address}`,
    kind: 'safe',
    label: t('openAddress', { address }),
    run: { path: `/${id}/${address}` },
  }))
}
