import { lazy, Suspense } from 'react'
import { useEmbedding } from '../../domain/embedding/useEmbedding.ts'
import { loadPart } from '../../lib/loadPart.ts'

const EmbeddedBar = lazy(async () => {
  const { EmbeddedBar } = await loadPart(() => import('./EmbeddedBar.tsx'))
  return { default: EmbeddedBar }
})

/** Nothing outside a frame: what belongs to one is loaded inside one only. */
export function EmbeddedSlot() {
  const { status } = useEmbedding()
  return status === 'none' ? null : (
    <Suspense fallback={null}>
      <EmbeddedBar />
    </Suspense>
  )
}
