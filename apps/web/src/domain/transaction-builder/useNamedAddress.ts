import { useQuery } from '@tanstack/react-query'
import { shortAddress } from '../../lib/groupHex.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { canResolveName, type EnsReading, ensAddressQuery, isNameLike } from '../address-book/ensAddressQuery.ts'
import type { EnsAnswer } from '../address-book/resolveEnsName.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { readAddress } from './readAddress.ts'

const words = drafting.address

export type FoundName = Extract<EnsAnswer, { kind: 'found' }>

export type NamedAddress = {
  /** The result of `readAddress`; for a name, the resolved address. */
  read: ReturnType<typeof readAddress>
  found: FoundName | undefined
  isReading: boolean
}

/** Parses an address or, where the operator and chain offer ENS, a name. */
export function useNamedAddress(safe: CurrentSafe, text: string): NamedAddress {
  const services = useServices()
  const name = text.trim()
  const isName = canResolveName(services, safe.chain) && isNameLike(name)
  const answer = useQuery({ ...ensAddressQuery(services, safe.chainId, name), enabled: isName })
  if (!isName) return { read: readAddress(text, safe.chain), found: undefined, isReading: false }
  const { data, isError } = answer
  if (!data)
    return { read: { error: isError ? words.nameFailed : words.nameLooking }, found: undefined, isReading: !isError }
  return { read: readAnswer(data, name), found: data.kind === 'found' ? data : undefined, isReading: false }
}

function readAnswer(data: EnsReading, name: string): NamedAddress['read'] {
  switch (data.kind) {
    case 'found':
      return { value: data.address }
    case 'none':
      return { error: words.nameUnknown(name) }
    case 'invalid':
      return { error: words.nameInvalid }
    case 'moved':
      return { error: words.nameMoved(name, shortAddress(data.from), shortAddress(data.to)) }
  }
}
