import { useMemo, useState } from 'react'
import type { Address as AddressValue } from 'viem'
import { useServices } from '../../domain/services/Services.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { addressBookText as words } from '../../lib/messages/addressBook.ts'
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

type AddressBookFilesProps = {
  people: readonly Contact[]
  shown: readonly Contact[]
  onTake: (people: readonly Contact[]) => void
}

type Opened =
  | { kind: 'failed'; failure: AddressBookFileFailure }
  | { kind: 'read'; file: AddressBookFile }
  | { kind: 'imported'; count: number }

const formats: readonly AddressBookFormat[] = ['own', 'csv', 'official']

export function AddressBookFiles({ people, shown, onTake }: AddressBookFilesProps) {
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
    <Card title={words.files}>
      <Stack>
        <p>{words.filesText}</p>
        <div className={styles.actions}>
          <FileButton
            accept=".csv,.json,text/csv,application/json"
            label={words.open}
            onFiles={([file]) => void open(file)}
          />
        </div>
        <Stack isLive>
          {opened?.kind === 'failed' ? (
            <Notice isAlert title={words.fileFailed} tone="caution">
              {words.failures[opened.failure]}
            </Notice>
          ) : null}
          {opened?.kind === 'imported' ? <Notice title={words.taken(opened.count)} tone="ok" /> : null}
        </Stack>
        {opened?.kind === 'read' ? (
          <ImportPlan
            file={opened.file}
            onClose={() => setOpened(undefined)}
            onTake={(accepted) => {
              onTake(accepted)
              setOpened({ count: accepted.length, kind: 'imported' })
            }}
            people={people}
          />
        ) : null}
        {shown.length === 0 ? (
          <p>{words.nothingShown}</p>
        ) : (
          <div className={styles.actions}>
            <span>{words.saveAs}</span>
            {formats.map((format) => (
              <Button key={format} onClick={() => save(format)}>
                {words.formats[format]}
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
  onTake: (people: readonly Contact[]) => void
  onClose: () => void
}

const maxNamed = 20

/** Previews an import; conflicts with existing contacts are resolved one by one. */
function ImportPlan({ file, people, onTake, onClose }: ImportPlanProps) {
  const plan = useMemo(() => planImport(file.people, people), [file, people])
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const open = plan.filter(({ troubles }) => troubles.length > 0)
  const isNew = ({ mine, troubles }: PlannedContact) => !mine && troubles.length === 0
  const accepted = applyPlan(plan, decisions)
  const decide = (address: AddressValue, name: string | null) =>
    setDecisions((before) => new Map(before).set(address, name))
  return (
    <section aria-label={words.planTitle} className={styles.plan}>
      <h3>{words.planTitle}</h3>
      <div className={styles.actions}>
        <Badge tone="info">{words.planNew(plan.filter(isNew).length)}</Badge>
        <Badge>{words.planSame(plan.filter(({ mine, troubles }) => mine && troubles.length === 0).length)}</Badge>
        {open.length > 0 ? <Badge tone="caution">{words.planOpen(open.length)}</Badge> : null}
      </div>
      {file.refused.length > 0 ? (
        <Notice title={words.refusedTitle(file.refused.length)} tone="caution">
          <ul>
            {file.refused.slice(0, maxNamed).map(({ location, reason }) => (
              <li key={location}>{words.refusedRow(location, reason)}</li>
            ))}
            {file.refused.length > maxNamed ? <li>{words.refusedMore(file.refused.length - maxNamed)}</li> : null}
          </ul>
        </Notice>
      ) : null}
      {open.length > 0 ? (
        <ul>
          {open.map(({ found, mine, troubles }) => (
            <li key={found.address}>
              <Address value={found.address} />
              {troubles.map((trouble) => (
                <span className={styles.note} key={trouble}>
                  {trouble}
                </span>
              ))}
              <div className={styles.decision}>
                <SelectField
                  label={words.decide(shortAddress(found.address))}
                  onChange={(index) => decide(found.address, found.names[index] ?? null)}
                  options={[
                    { value: -1, label: mine ? words.keepMine(mine.name) : words.leaveOut },
                    ...found.names.map((name, index) => ({ value: index, label: words.takeTheirs(name) })),
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
          <Button look="primary" onClick={() => onTake(accepted)}>
            {words.take(accepted.length)}
          </Button>
        ) : null}
        <Button look="quiet" onClick={onClose}>
          {accepted.length > 0 ? words.discard : words.takeNothing}
        </Button>
      </div>
    </section>
  )
}
