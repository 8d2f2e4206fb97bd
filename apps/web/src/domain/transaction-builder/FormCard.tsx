import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { Card } from '../../ui/Card.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { safeStateQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { type NextNonce, useNextNonce } from './useNextNonce.ts'

export type FormCardProps = {
  safe: CurrentSafe
  /** The form, or undefined while its own data load. */
  children: (ready: { nextNonce: NextNonce; state: SafeState }) => ReactNode
  /** Label of the placeholder. */
  loading?: string
}

/** A form, once the state of the Safe is read from the chain. */
export function FormCard({ safe, children, loading = words.safeLoading }: FormCardProps) {
  const state = useQuery(safeStateQuery(useServices(), safe))
  const nextNonce = useNextNonce(safe, state.data?.nonce)
  const form = state.data && nextNonce ? children({ nextNonce, state: state.data }) : undefined
  return (
    <>
      <QueryError query={state} title={words.safeFailed} />
      <Card>{form ?? <SkeletonRows count={3} label={loading} />}</Card>
    </>
  )
}
