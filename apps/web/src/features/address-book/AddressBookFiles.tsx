import { useMemo, useState } from 'react'
import type { Address as AddressValue } from 'viem'
import { useServices } from '../../domain/services/Services.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './AddressBook.module.css'
import {
  type AddressBookFile,
  type AddressBookFileFailure,
  type AddressBookFormat,
  applyPlan,
  type Decisions,
  openAddressBookFile,
  type PlannedContact,
  planImport,
  writeAddressBookFile,
} from './addressBookFile.ts'
import type { Contact } from './Contact.ts'

const t = createCatalogue('addressBook')

type AddressBookFilesProps = {
  people: readonly Contact[]
  shown: readonly Contact[]
  onImport: (people: readonly Contact[]) => void
}

type Opened =
  | { kind: 'failed'; failure: AddressBookFileFailure }
  | { kind: 'read'; file: AddressBookFile }
  | { kind: 'imported'; count: number }

const formats: readonly AddressBookFormat[] = ['own', 'csv', 'official']

export function AddressBookFiles({ people, shown, onImport }: AddressBookFilesProps) {
  const { config } = useServices()
  const [opened, setOpened] = useState<Opened>()
  const open = async (file: File) => {
    const read = await openAddressBookFile(file)
    setOpened('failure' in read ? { failure: read.failure, kind: 'failed' } : { file: read, kind: 'read' })
  }
  const save = (format: AddressBookFormat) => {
    const { name, text, type } = writeAddressBookFile({
      chainIds: config.chains.map(({ id }) => id),
      format,
      people: shown,
    })
    saveBlob({ blob: new Blob([text], { type }), name })
  }
  return (
    <Card title={t('files')}>
      <Stack>
        <p>{t('filesHint')}</p>
        <div className={styles.actions}>
          <FileButton
            accept=".csv,.json,text/csv,application/json"
            label={t('openFile')}
            onFiles={([file]) => void open(file)}
          />
        </div>
        <Stack isLive>
          {opened?.kind === 'failed' ? (
            <Notice isAlert title={t('fileFailed')} tone="caution">
              {t(`failures.${opened.failure}`)}
            </Notice>
          ) : null}
          {opened?.kind === 'imported' ? <Notice title={t('imported', { count: opened.count })} tone="ok" /> : null}
        </Stack>
        {opened?.kind === 'read' ? (
          <ImportPlan
            file={opened.file}
            onClose={() => setOpened(undefined)}
            onImport={(accepted) => {
              onImport(accepted)
              setOpened({ count: accepted.length, kind: 'imported' })
            }}
            people={people}
          />
        ) : null}
        {shown.length === 0 ? (
          <p>{t('nothingToExport')}</p>
        ) : (
          <div className={styles.actions}>
            <span>{t('export')}</span>
            {formats.map((format) => (
              <Button key={format} onClick={() => save(format)}>
                {t(`formats.${format}`)}
              </Button>
            ))}
          </div>
        )}
      </Stack>
    </Card>
  )
}

type ImportPlanProps = {
  file: AddressBookFile
  people: readonly Contact[]
  onImport: (people: readonly Contact[]) => void
  onClose: () => void
}

const maxNamed = 20

/** Previews an import; conflicts with existing contacts are resolved one by one. */
function ImportPlan({ file, people, onImport, onClose }: ImportPlanProps) {
  const plan = useMemo(() => planImport(file.people, people), [file, people])
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const open = plan.filter(({ conflicts }) => conflicts.length > 0)
  const isNew = ({ mine, conflicts }: PlannedContact) => !mine && conflicts.length === 0
  const accepted = applyPlan(plan, decisions)
  const decide = (address: AddressValue, name: string | null) =>
    setDecisions((before) => new Map(before).set(address, name))
  return (
    <section aria-label={t('planTitle')} className={styles.plan}>
      <h3>{t('planTitle')}</h3>
      <div className={styles.actions}>
        <Badge tone="info">{t('planNew', { count: plan.filter(isNew).length })}</Badge>
        <Badge>
          {t('planSame', { count: plan.filter(({ mine, conflicts }) => mine && conflicts.length === 0).length })}
        </Badge>
        {open.length > 0 ? <Badge tone="caution">{t('planConflicts', { count: open.length })}</Badge> : null}
      </div>
      {file.refused.length > 0 ? (
        <Notice title={t('skippedTitle', { count: file.refused.length })} tone="caution">
          <ul>
            {file.refused.slice(0, maxNamed).map(({ location, reason }) => (
              <li key={location}>{t('skippedRow', { place: location, reason })}</li>
            ))}
            {file.refused.length > maxNamed ? (
              <li>{t('skippedMore', { count: file.refused.length - maxNamed })}</li>
            ) : null}
          </ul>
        </Notice>
      ) : null}
      {open.length > 0 ? (
        <ul>
          {open.map(({ found, mine, conflicts }) => (
            <li key={found.address}>
              <Address value={found.address} />
              {conflicts.map((conflict) => (
                <span className={styles.note} key={conflict}>
                  {conflict}
                </span>
              ))}
              <div className={styles.decision}>
                <SelectField
                  label={t('decide', { address: shortAddress(found.address) })}
                  onChange={(index) => decide(found.address, found.names[index] ?? null)}
                  options={[
                    { value: -1, label: mine ? t('keepMine', { name: mine.name }) : t('skip') },
                    ...found.names.map((name, index) => ({ value: index, label: t('useTheirs', { name }) })),
                  ]}
                  value={found.names.indexOf(decisions.get(found.address) ?? '')}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        {accepted.length > 0 ? (
          <Button look="primary" onClick={() => onImport(accepted)}>
            {t('import', { count: accepted.length })}
          </Button>
        ) : null}
        <Button look="quiet" onClick={onClose}>
          {accepted.length > 0 ? t('cancelImport') : t('close')}
        </Button>
      </div>
    </section>
  )
}
