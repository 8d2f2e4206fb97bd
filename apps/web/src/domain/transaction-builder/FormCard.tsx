import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { safeStateQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { type NextNonce, useNextNonce } from './useNextNonce.ts'

export type FormCardProps = {
  safe: CurrentSafe
  /** Draws the form, or nothing while what it alone needs is on its way. */
  children: (ready: { nextNonce: NextNonce; state: SafeState }) => ReactNode
  /** What is waited for. */
  loading?: string
}

/** Where a form stands, once the chain has said what the Safe is. */
export function FormCard({ safe, children, loading = words.safeLoading }: FormCardProps) {
  const state = useQuery(safeStateQuery(useServices(), safe))
  const nextNonce = useNextNonce(safe, state.data?.nonce)
  const form = state.data && nextNonce ? children({ nextNonce, state: state.data }) : undefined
  return (
    <>
      {state.isError && !state.data ? (
        <ErrorNotice error={state.error} onRetry={() => void state.refetch()} title={words.safeFailed} />
      ) : null}
      <Card>{form ?? <SkeletonRows count={3} label={loading} />}</Card>
    </>
  )
}
