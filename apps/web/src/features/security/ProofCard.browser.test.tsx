import type { ProofReport } from '@countersign/protocol/proof'
import type { Check } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ProofCard } from './ProofCard.tsx'

const t = createCatalogue('stateProof')

function check(fields: Pick<Check, 'code' | 'message' | 'verdict'>): Check {
  return { evidence: undefined, id: 'T130', ...fields }
}

function Card({ checks, onCheckpoint = () => {} }: { checks?: Check[]; onCheckpoint?: (checkpoint: unknown) => void }) {
  const proof = useQuery({
    enabled: checks !== undefined,
    queryFn: async (): Promise<ProofReport> => ({ checks: checks ?? [], proven: undefined, verdict: 'unknown' }),
    queryKey: ['proof'],
  })
  return <ProofCard onCheckpoint={onCheckpoint} proof={proof} />
}

test('default: without a second source it offers both', async () => {
  const onCheckpoint = vi.fn()
  const screen = await renderWithServices(<Card onCheckpoint={onCheckpoint} />)
  await expect.element(screen.getByText(t('noSource'))).toBeVisible()
  await expect.element(screen.getByRole('link', { name: t('addNode') })).toBeVisible()
  await expectAccessible(screen.container)
  const hash = `0x${'ab'.repeat(32)}`
  const upload = (content: object) =>
    screen.getByLabelText(t('checkpoint')).upload(new File([JSON.stringify(content)], 'checkpoint.json'))
  await upload({ hash })
  await expect.element(screen.getByText('The checkpoint is invalid: chainId.')).toBeVisible()
  await upload({ chainId: 1, hash, number: '5' })
  await expect.poll(() => onCheckpoint.mock.calls).toEqual([[{ chainId: 1, hash, number: 5n }]])
})

test('behavior: what was found, without what is proven', async () => {
  const checks = [
    check({ code: 'NODE_LIES', message: 'a states a false nonce.', verdict: 'block' }),
    check({ code: 'NO_PROOFS', message: 'No node proves block 5.', verdict: 'unknown' }),
    check({ code: 'NODES_AGREE', message: 'a and b state the same.', verdict: 'ok' }),
    check({ code: 'FACT_PROVEN', message: 'The nonce is proven.', verdict: 'ok' }),
  ]
  const screen = await renderWithServices(<Card checks={checks} />)
  const list = screen.getByRole('list', { name: t('result') })
  await expect.element(list).toHaveTextContent('a and b state the same.a states a false nonce. No node proves block 5.')
  await expect.element(screen.getByRole('button', { name: t('repeat') })).toBeVisible()
  await expectAccessible(screen.container)
})
