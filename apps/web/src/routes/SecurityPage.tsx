import { NotASafeError, type SafeState } from '@countersign/protocol/chain'
import type { Checkpoint } from '@countersign/protocol/proof'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { useProof } from '../domain/safe/proofQuery.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { KeyCheckSection } from '../features/custody/KeyCheckSection.tsx'
import { SafeHeader } from '../features/home/SafeHeader.tsx'
import { saveFile } from '../features/offline/saveFile.ts'
import { CustodyCard } from '../features/security/CustodyCard.tsx'
import { FactList } from '../features/security/FactList.tsx'
import { FindingList } from '../features/security/FindingList.tsx'
import { OwnerTreeCard } from '../features/security/OwnerTreeCard.tsx'
import { ProofCard } from '../features/security/ProofCard.tsx'
import styles from '../features/security/Security.module.css'
import { createReportFile, useSecurityReport } from '../features/security/useSecurityReport.ts'
import { openRehearsals, toRehearsalKey } from '../features/setup-file/rehearsalStore.ts'
import { SafeRole } from '../features/watchlist/SafeRole.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { Page } from '../ui/Page.tsx'
import { QueryError } from '../ui/QueryView.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

const t = createCatalogue('security')
const tCustody = createCatalogue('custody')

export function SecurityPage() {
  const services = useServices()
  const safe = useSafe()
  const state = useQuery(safeStateQuery(services, safe))
  const failed = state.error instanceof NotASafeError ? t('notASafe') : t('unreadable')
  const notice = <QueryError hasAge query={state} title={failed} />
  if (state.data) return <Loaded notice={notice} safe={safe} state={state.data} />
  return (
    <Page title={t('title')}>
      {state.error ? (
        notice
      ) : (
        <Card isFlush>
          <SkeletonRows count={6} label={t('loading')} />
        </Card>
      )}
    </Page>
  )
}

function Loaded({ notice, safe, state }: { notice: ReactNode; safe: CurrentSafe; state: SafeState }) {
  const about = useSecurityReport(safe, state)
  const [checkpoint, setCheckpoint] = useState<Checkpoint>()
  const proof = useProof(safe, checkpoint)
  const rehearsals = useStore(openRehearsals(useServices().storage))
  const save = () =>
    saveFile({
      name: t('fileName', { chainId: safe.chainId, safe: safe.address }),
      text: createReportFile(safe, about),
    })
  return (
    <Page
      actions={
        <div className={styles.screenOnly}>
          <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/live">
            {tCustody('live')}
          </Link>
          <Button onClick={() => window.print()}>{t('print')}</Button>
          <Button onClick={save}>{t('export')}</Button>
        </div>
      }
      lead={state.planned ? t('leadPlanned') : t('lead', { block: state.block.number })}
      title={t('title')}
    >
      {notice}
      <SafeHeader safe={safe} state={state} />
      {state.planned ? <SafeRole safe={safe} state={state} /> : null}
      <div className={styles.columns}>
        {/* First also in the order of the page: what needs a decision. */}
        <div className={styles.column}>
          <FindingList findings={about.findings} isReading={about.isReading} safe={safe} />
        </div>
        <div className={cx(styles.column, styles.facts)}>
          <FactList about={about} proof={proof.data} safe={safe} />
        </div>
        <div className={styles.column}>
          {state.planned ? null : (
            <CustodyCard rehearsal={rehearsals[toRehearsalKey(safe)]} safe={safe}>
              <KeyCheckSection safe={safe} state={state} />
            </CustodyCard>
          )}
          <OwnerTreeCard state={state} tree={about.tree} />
          {state.planned ? null : <ProofCard onCheckpoint={setCheckpoint} proof={proof} />}
        </div>
      </div>
    </Page>
  )
}
