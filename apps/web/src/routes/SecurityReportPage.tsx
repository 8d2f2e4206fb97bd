import type { SafeState } from '@countersign/protocol/chain'
import type { GradedControl } from '@countersign/protocol/custody'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useSafeList } from '../domain/safe/useSafeList.ts'
import { useServices } from '../domain/services/Services.ts'
import { SafeHeader } from '../features/home/SafeHeader.tsx'
import styles from '../features/security-report/ControlList.module.css'
import { ControlList } from '../features/security-report/ControlList.tsx'
import { createControlFile } from '../features/security-report/createControlFile.ts'
import { openStatements, readStatements, type SafeStatements } from '../features/security-report/statementStore.ts'
import { toRehearsalKey } from '../features/setup-file/rehearsalStore.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { saveBlob } from '../lib/saveBlob.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError } from '../ui/QueryView.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { ButtonRow, Stack } from '../ui/Stack.tsx'
import { listOtherSafes } from './SecurityReportsPage.tsx'
import { useSafeGrade } from './useSafeGrade.ts'

const t = createCatalogue('securityReport')
const tSecurity = createCatalogue('security')

export function SecurityReportPage() {
  const services = useServices()
  const safe = useSafe()
  const state = useQuery(safeStateQuery(services, safe))
  if (state.data) return <Loaded safe={safe} state={state.data} />
  return (
    <Page title={t('title')}>
      {state.error ? (
        <QueryError query={state} title={tSecurity('unreadable')} />
      ) : (
        <Card isFlush>
          <SkeletonRows count={6} label={tSecurity('loading')} />
        </Card>
      )}
    </Page>
  )
}

function Loaded({ safe, state }: { safe: CurrentSafe; state: SafeState }) {
  const services = useServices()
  const { groups } = useSafeList()
  const { graded, isReading } = useSafeGrade({ otherSafes: listOtherSafes(groups, safe), safe, state })
  const key = toRehearsalKey(safe)
  const change = (apply: (of: SafeStatements) => SafeStatements) =>
    openStatements(services.storage).update((all) => ({ ...all, [key]: apply(all[key] ?? {}) }))
  const setStatement = (id: GradedControl['id'], statement: SafeStatements[typeof id]) =>
    change(({ [id]: _, ...others }) => (statement ? { ...others, [id]: statement } : others))
  const importFile = useMutation({
    mutationFn: async (file: File) => {
      const statements = file.size > 1_000_000 ? undefined : readStatements(await file.text(), safe)
      if (!statements) throw new Error(t('notAReport'))
      change((mine) => ({ ...statements, ...mine }))
      return Object.keys(statements).length
    },
  })
  const save = () =>
    saveBlob({
      blob: new Blob(
        [createControlFile({ address: safe.address, block: state.block.number, chainId: safe.chainId, graded })],
        { type: 'application/json' },
      ),
      name: t('fileName', { safe: safe.address }),
    })
  const open = graded.controls.filter(({ isSettled }) => !isSettled).length
  return (
    <Page
      actions={
        <div className={styles.screenOnly}>
          <ButtonRow>
            <Link className={buttonClass('outline')} to="/security-report">
              {t('allSafes')}
            </Link>
            <Button onClick={() => window.print()}>{tSecurity('print')}</Button>
            <Button isBusy={isReading} onClick={save}>
              {tSecurity('export')}
            </Button>
          </ButtonRow>
        </div>
      }
      lead={t('lead')}
      title={t('title')}
      width="read"
    >
      <SafeHeader safe={safe} state={state} />
      <Stack>
        <Card title={t('grade')}>
          <div className={styles.grade}>
            <span className={styles.letter}>{isReading ? '…' : graded.grade}</span>
            <p>{isReading ? tSecurity('checking') : t('openCount', { count: open })}</p>
          </div>
        </Card>
        <Stack isLive>
          {importFile.isError ? <Notice isAlert title={t('notAReport')} tone="stop" /> : null}
          {importFile.data === undefined ? null : (
            <Notice title={t('imported', { count: importFile.data })} tone="ok" />
          )}
        </Stack>
        <ControlList grade={graded} onState={setStatement} />
        <div className={styles.screenOnly}>
          <Card title={t('statements')}>
            <Stack>
              <p>{t('statementsText')}</p>
              <ButtonRow>
                <FileButton
                  accept=".json,application/json"
                  label={t('import')}
                  onFiles={([file]) => importFile.mutate(file)}
                />
              </ButtonRow>
            </Stack>
          </Card>
        </div>
      </Stack>
    </Page>
  )
}
