import { useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { addressBookText as words } from '../../lib/messages/addressBook.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './AddressBook.module.css'
import type { Contact } from './Contact.ts'
import { ImportPlan } from './ImportPlan.tsx'
import { type AddressBookFile, type AddressBookFileFailure, openAddressBookFile } from './readAddressBookFile.ts'
import { type AddressBookFormat, writeAddressBookFile } from './writeAddressBookFile.ts'

export type AddressBookFilesProps = {
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
