import { type Checkpoint, type ProofReport, parseCheckpoint } from '@countersign/protocol/proof'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './Security.module.css'

const t = createCatalogue('stateProof')

type ProofCardProps = {
  proof: UseQueryResult<ProofReport>
  onCheckpoint: (checkpoint: Checkpoint) => void
}

const icons = { block: 'stop', unknown: 'claimed', warn: 'caution' } as const
const tones = { block: styles.stop, unknown: undefined, warn: styles.caution } as const

/** Whether the node's data follow from a block that another source confirms. */
export function ProofCard({ onCheckpoint, proof }: ProofCardProps) {
  const read = useMutation({
    mutationFn: async (file: File) => onCheckpoint(parseCheckpoint(await file.text())),
  })
  const { data, error, fetchStatus, refetch } = proof
  const isEnabled = data !== undefined || error !== null || fetchStatus !== 'idle'
  return (
    <Card isFlush title={t('title')}>
      {data ? <Outcome report={data} /> : null}
      {isEnabled && !data && !error ? <SkeletonRows count={2} label={t('pending')} /> : null}
      <div className={styles.proof}>
        {isEnabled ? null : <p>{t('noSource')}</p>}
        {error ? <p role="alert">{t('failed', { reason: describeError(error).sentence })}</p> : null}
        {read.error ? <p role="alert">{describeError(read.error).sentence}</p> : null}
        {isEnabled ? (
          <Button isBusy={fetchStatus === 'fetching'} onClick={() => void refetch()}>
            {t('repeat')}
          </Button>
        ) : (
          <Link className={buttonClass('outline')} to="/settings">
            {t('addNode')}
          </Link>
        )}
        <FileButton accept=".json,application/json" label={t('checkpoint')} onFiles={([file]) => read.mutate(file)} />
      </div>
    </Card>
  )
}

function Outcome({ report: { checks, proven } }: { report: ProofReport }) {
  const { block } = proven?.evidence.source === 'chain' ? proven.evidence : {}
  const faults = checks.filter(({ verdict }) => verdict !== 'ok').map(toCheck)
  const agreement = checks.filter(({ code }) => code === 'NODES_AGREE').map(toCheck)
  return (
    <ul aria-label={t('result')} className={styles.status}>
      {block && proven ? (
        <li>
          <Icon name="check" size="small" />
          {t('proven', { block: formatNumber(block.number), count: Object.keys(proven.value).length })}
        </li>
      ) : null}
      {agreement.map(({ title }) => (
        <li key={title}>
          <Icon name="check" size="small" />
          {title}
        </li>
      ))}
      {faults.map(({ detail, title, verdict }) =>
        verdict === 'block' || verdict === 'warn' || verdict === 'unknown' ? (
          <li className={tones[verdict]} key={title}>
            <Icon name={icons[verdict]} size="small" />
            <span>
              {title} {detail}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  )
}
