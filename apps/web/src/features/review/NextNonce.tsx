import type { ChainConfig } from '@countersign/protocol/config'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import type { Draft } from '../../domain/signature-store/drafts.ts'
import { RenewalContext, renewDraft } from '../../domain/transaction-builder/createTransaction.ts'
import { useNextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './DecisionPanel.module.css'

export type NextNonceProps = { chain: ChainConfig; draft: Draft; report: Report; transaction: SafeTransaction }

/** Offers the next nonce for a draft whose nonce was used. */
export function NextNonce({ chain, draft, report, transaction }: NextNonceProps) {
  const services = useServices()
  const navigate = useNavigate()
  const show = use(RenewalContext)
  const { address, chainId } = report.id
  const params = { chain: String(chainId), safe: address }
  const next = useNextNonce({ address, chain, chainId, params }, report.state?.nonce)
  if (!next) return null
  const renew = () => {
    const safeTxHash = renewDraft(services, { draft, nonce: next.value, transaction })
    if (show) show(safeTxHash)
    else void navigate({ to: '/$chain/$safe/tx/$id', params: { ...params, id: safeTxHash } })
  }
  return (
    <div className={styles.actions}>
      <Button isBusy={next.basis === 'looking'} look="primary" onClick={renew}>
        {words.nextNonce(next.value)}
      </Button>
      <span className={styles.consequence}>{words.nextNonceText}</span>
    </div>
  )
}
