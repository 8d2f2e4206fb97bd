import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useServices } from '../services/Services.ts'
import { ownerTypesQuery } from './ownerTypesQuery.ts'

const t = createCatalogue('passkeys')

export type OwnerTypeBadgeProps = {
  chainId: number
  safe: Address
  /** All of the Safe: read together. */
  owners: readonly Address[]
  owner: Address
}

/** Marks an owner that does not sign as an account: a passkey, a Safe or another contract. */
export function OwnerTypeBadge({ owner, ...parameters }: OwnerTypeBadgeProps) {
  const { data } = useQuery(ownerTypesQuery(useServices(), parameters))
  switch (data?.[owner.toLowerCase()]) {
    case 'passkey':
      return <Badge>{t('type.passkey')}</Badge>
    case 'safe':
      return <Badge icon="safe">{t('type.safe')}</Badge>
    case 'contract':
      return <Badge icon="contract">{t('type.contract')}</Badge>
    case 'account':
    case undefined:
      return null
  }
}
