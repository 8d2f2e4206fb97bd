import { useState } from 'react'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { locale } from '../../lib/messages/translate.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './BatchTransfer.module.css'
import type { ReadAnswer } from './handleRowRequest.ts'
import { readFileText } from './readFileText.ts'
import { mostRows, templateText } from './readRows.ts'

export type ImportBarProps = {
  read: (text: string) => Promise<ReadAnswer>
  /** Returns an error if there are too many rows. */
  onAdd: (rows: { text: string; count: number }) => string | undefined
  /** The paste field, persisted across reloads. */
  typed: string
  onType: (text: string) => void
}

/** Longer text is not persisted, since storage is written on each keystroke. */
const longestStored = 20_000

type Outcome = { kind: 'added'; count: number } | { kind: 'refused'; reason: string }

/** Appends rows from a file or paste; an invalid input is rejected entirely. */
export function ImportBar({ read, onAdd, typed, onType }: ImportBarProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isReading, setIsReading] = useState(false)
  const [pasted, setPasted] = useState(typed)
  const type = (text: string) => {
    setPasted(text)
    if (text.length <= longestStored) onType(text)
  }
  const take = async (text: Promise<string | undefined>): Promise<boolean> => {
    setIsReading(true)
    setOutcome(undefined)
    const answer = await readIncoming(await text, read)
    setIsReading(false)
    const reason = answer.kind === 'refused' ? answer.reason : onAdd(answer)
    if (answer.kind === 'read' && reason === undefined) {
      setOutcome({ kind: 'added', count: answer.count })
      return true
    }
    setOutcome({ kind: 'refused', reason: reason ?? words.refusals.unreadable })
    return false
  }
  const addPasted = async () => {
    if (await take(Promise.resolve(pasted))) type('')
  }
  return (
    <Stack isLive>
      <div className={styles.bar}>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv"
          label={words.file}
          onFiles={([file]) => void take(readFileText(file))}
        />
        <Button look="quiet" onClick={downloadTemplate}>
          {words.template}
        </Button>
      </div>
      <p className={styles.hint}>{words.fileHint(mostRows.toLocaleString(locale()))}</p>
      <Disclosure title={words.paste}>
        <Stack>
          <TextField
            hint={words.pasteHint}
            label={words.pasteLabel}
            className={styles.paste}
            onChange={type}
            rows={4}
            spellCheck={false}
            value={pasted}
          />
          <div className={styles.bar}>
            <Button isBusy={isReading} onClick={() => void addPasted()}>
              {words.pasteAdd}
            </Button>
          </div>
        </Stack>
      </Disclosure>
      {isReading ? <progress aria-label={words.reading} className={styles.progress} /> : null}
      {outcome?.kind === 'added' ? <p className={styles.hint}>{words.added(outcome.count)}</p> : null}
      {outcome?.kind === 'refused' ? (
        <Notice title={words.notAdded} tone="stop">
          {outcome.reason}
        </Notice>
      ) : null}
    </Stack>
  )
}

async function readIncoming(text: string | undefined, read: ImportBarProps['read']): Promise<ReadAnswer> {
  if (text === undefined) return { kind: 'refused', reason: words.refusals.unreadable }
  return read(text)
}

function downloadTemplate(): void {
  const url = URL.createObjectURL(new Blob([templateText], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'payments.csv'
  link.click()
  URL.revokeObjectURL(url)
}
