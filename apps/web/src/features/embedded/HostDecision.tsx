import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { safeKey } from '../../domain/safe/queries.ts'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { useServices } from '../../domain/services/Services.ts'
import { clearForm, findDraft, formKey, removeDraft } from '../../domain/signature-store/drafts.ts'
import { unfoldCall } from '../../domain/transaction-builder/createBatchCall.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Consent } from '../../ui/Consent.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { ButtonRow } from '../../ui/Stack.tsx'
import styles from './Embedded.module.css'
import { HostFailure } from './HostFailure.tsx'
import { type Proposal, proposeInHost } from './proposeInHost.ts'

const t = createCatalogue('embedded')
const tReview = createCatalogue('review')

type HostDecisionProps = { host: Host; isDangerous: boolean; report: Report }

/** Inside a host, the page can only request a proposal for the host's Safe. */
export function HostDecision({ host, isDangerous, report }: HostDecisionProps) {
  const [hasConsent, setConsent] = useState(false)
  const { comparing, isStopped, propose, stop } = useProposal(host, report)
  if (report.source !== 'yours')
    return (
      <Notice title={t('signThere')} tone="info">
        {t('signThereText')}
      </Notice>
    )
  if (!isOfPlainCalls(report)) return <Notice title={t('delegatecall')} tone="stop" />
  return (
    <section aria-label={t('decision')} className={styles.stack}>
      <div aria-live="polite" className={styles.stack}>
        {propose.isPending ? (
          <Notice
            actions={comparing ? null : <Button onClick={stop}>{t('cancel')}</Button>}
            title={comparing ? t('comparing') : t('proposing')}
            tone="info"
          >
            {comparing ? null : t('proposingText')}
          </Notice>
        ) : null}
        {propose.data ? <Outcome proposal={propose.data} /> : null}
        {propose.isError && !isStopped ? <HostFailure error={propose.error} title={t('proposeFailed')} /> : null}
        {isStopped ? (
          <Notice title={t('stopped')} tone="caution">
            {t('stoppedText')}
          </Notice>
        ) : null}
      </div>
      {isDangerous && !propose.data ? (
        <Consent isGiven={hasConsent} onChange={setConsent}>
          {tReview('consent')}
        </Consent>
      ) : null}
      {propose.data ? null : (
        <>
          <ButtonRow>
            <Button
              disabled={isDangerous && !hasConsent}
              isBusy={propose.isPending}
              look="primary"
              onClick={() => propose.mutate()}
            >
              {t('propose')}
            </Button>
          </ButtonRow>
          <p className={styles.quiet}>{t('hashLater')}</p>
        </>
      )}
    </section>
  )
}

/** Whether the host can build it: one plain call, or several to batch. */
function isOfPlainCalls({ transaction }: Report): boolean {
  return transaction !== undefined && unfoldCall(transaction.value).every(({ operation }) => operation === 0)
}

function useProposal(host: Host, report: Report) {
  const services = useServices()
  const navigate = useNavigate()
  const [comparing, setComparing] = useState(false)
  const running = useRef<AbortController>(undefined)
  const { id, state, transaction } = report
  const propose = useMutation({
    mutationFn: async () => {
      if (!transaction || !state) throw new Error('Nothing to propose: the button should not have been there.')
      setComparing(false)
      running.current = new AbortController()
      const { signal } = running.current
      const { service } = services
      const onSent = () => setComparing(true)
      return proposeInHost({ host, onSent, service, signal, transaction, version: state.version })
    },
    onSuccess: async (proposal) => {
      if (proposal.outcome !== 'same') return
      const draft = findDraft(services.drafts.get(), id.safeTxHash)
      if (draft) services.drafts.update((drafts) => clearForm(drafts, formKey(id.chainId, id.address, draft.form)))
      if (!proposal.isKnownToService) return
      const params = { chain: String(id.chainId), id: proposal.safeTxHash, safe: id.address }
      await navigate({ params, replace: true, to: '/$chain/$safe/tx/$id' })
      services.drafts.update((drafts) => removeDraft(drafts, id.safeTxHash))
      await services.queryClient.invalidateQueries({ queryKey: safeKey(id) })
    },
  })
  return {
    comparing,
    isStopped: propose.isError && running.current?.signal.aborted === true,
    propose,
    stop: () => running.current?.abort(),
  }
}

function Outcome({ proposal }: { proposal: Proposal }) {
  const isSame = proposal.outcome === 'same'
  const isOther = proposal.outcome === 'other'
  const refuted = isOther ? t('otherProposed') : t('incomparable')
  const refutedText = isOther ? t('otherProposedText') : t('incomparableText')
  return (
    <Notice
      isAlert={!isSame}
      title={isSame ? t('proposed', { nonce: String(proposal.nonce) }) : refuted}
      tone={isSame ? 'ok' : isOther ? 'stop' : 'caution'}
    >
      <p>{isSame ? t('proposedText') : refutedText}</p>
      {isSame && !proposal.isKnownToService ? <p>{t('proposedElsewhere')}</p> : null}
      <p>
        <RichText>{(mark) => t('safeTxHash', { hash: mark(<HexGroups value={proposal.safeTxHash} />) })}</RichText>
      </p>
    </Notice>
  )
}
