import type { Address } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { OwnerType } from './ownerTypesQuery.ts'

const t = createCatalogue('passkeys')

/** Passkeys are bound to a site that may go away: they must not be all that opens a Safe. */
export function listPasskeyConsequences(
  { owners, threshold }: { owners: readonly Address[]; threshold: number },
  types: Readonly<Record<string, OwnerType>> | undefined,
): { tone: 'stop' | 'caution'; text: string }[] {
  const others = owners.filter((owner) => types?.[owner.toLowerCase()] !== 'passkey').length
  if (others === owners.length) return []
  if (others === 0) return [{ tone: 'stop', text: t('onlyPasskeys') }]
  return others < threshold ? [{ tone: 'caution', text: t('passkeyNeeded') }] : []
}
