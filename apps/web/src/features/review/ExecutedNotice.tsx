import type { ChainConfig } from '@countersign/protocol/config'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { Link, useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import type { Draft } from '../../domain/signature-store/DraftsSchema.ts'
import { RenewalContext, renewDraft } from '../../domain/transaction-builder/createTransaction.ts'
import { useNextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { copyRowNames } from '../../domain/transactions/rowNames.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './DecisionPanel.module.css'

const t = createCatalogue('review')
const tTransactionBuilder = createCatalogue('transactionBuilder')

type OutcomeProps = { outcome: 'executed' | 'failed' | 'replaced' }

const tones = { executed: 'ok', failed: 'stop', replaced: 'info' } as const

/** In the decision bar, where nothing is left to decide. */
export function Outcome({ outcome }: OutcomeProps) {
  return (
    <p className={styles.outcome}>
      <Badge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Badge>
      <span className={styles.consequence}>{t(`outcomeText.${outcome}`)}</span>
    </p>
  )
}

export function ExecutedNotice({ report, chain, outcome }: OutcomeProps & { report: Report; chain: ChainConfig }) {
  const hash = report.executedIn
  const explorer = chain.blockExplorers?.default.url.replace(/\/+$/, '')
  return (
    <Notice title={t(`outcome.${outcome}`)} tone={tones[outcome]}>
      <p>
        {t(`outcomeText.${outcome}`)} {report.executedAt === undefined ? null : <Time at={report.executedAt} />}
      </p>
      {hash ? (
        <div className={styles.detail}>
          {explorer ? (
            <a href={`${explorer}/tx/${hash}`} rel="noreferrer noopener" target="_blank">
              {t('showOnExplorerAt', { host: new URL(explorer).host })}
            </a>
          ) : (
            <Link params={{ chain: String(chain.id), hash }} preload={false} to="/explorer/$chain/tx/$hash">
              {t('showOnExplorer')}
            </Link>
          )}{' '}
          <CopyButton text={hash} what={t('transactionHash')} />
          <HexGroups value={hash} />
        </div>
      ) : null}
    </Notice>
  )
}

type NextNonceProps = { chain: ChainConfig; draft: Draft; report: Report; transaction: SafeTransaction }

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
    void copyRowNames(services, report.id, draft.safeTxHash, safeTxHash)
    if (show) show(safeTxHash)
    else void navigate({ to: '/$chain/$safe/tx/$id', params: { ...params, id: safeTxHash } })
  }
  return (
    <>
      <Button className={styles.main} isBusy={next.basis === 'looking'} look="primary" onClick={renew}>
        {tTransactionBuilder('nextNonce', { nonce: String(next.value) })}
      </Button>
      <p className={styles.consequence}>{tTransactionBuilder('nextNonceText')}</p>
    </>
  )
}
