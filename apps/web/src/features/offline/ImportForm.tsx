import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { offlineText as words } from '../../lib/messages/offline.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CodePanel } from './CodePanel.tsx'
import { ImportOutcomes } from './ImportOutcomes.tsx'
import styles from './Offline.module.css'
import { useImport } from './useImport.ts'

/** Imports by file, text or QR code, with the same validation. */
export function ImportForm({ safe }: { safe: CurrentSafe }) {
  const { data: outcomes, isPending, mutate, reset } = useImport(safe)
  // A link's content is imported only after a confirmation.
  const fragment = useLocation({ select: ({ hash }) => hash })
  return (
    <Stack>
      <Stack isLive>
        {isPending ? <Notice title={words.working} tone="info" /> : null}
        {outcomes && !isPending ? <ImportOutcomes outcomes={outcomes} safe={safe} /> : null}
      </Stack>
      <Card title={words.fromFile}>
        <div className={styles.panel}>
          <p>{words.fromFileText}</p>
          <div className={styles.bar}>
            <FileButton
              accept=".json,application/json"
              isDisabled={isPending}
              isMultiple
              label={words.openFile}
              onFiles={(files) => mutate([...files])}
            />
          </div>
        </div>
      </Card>
      <LinkCard isBusy={isPending} key={fragment} onText={(text) => mutate([text])} start={fragment} />
      <Card title={words.fromCode}>
        <CodePanel onLink={(link) => mutate([link])} onStart={reset} />
      </Card>
    </Stack>
  )
}

function LinkCard({ isBusy, onText, start }: { isBusy: boolean; onText: (text: string) => void; start: string }) {
  const [text, setText] = useState(start === '' ? '' : `#${start}`)
  return (
    <Card title={words.fromLink}>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onText(text)
        }}
      >
        <TextField
          hint={words.linkHint}
          label={words.linkField}
          className={styles.text}
          onChange={setText}
          required
          spellCheck={false}
          value={text}
          rows={2}
        />
        <div>
          <Button isBusy={isBusy} look={start === '' ? 'outline' : 'primary'} type="submit">
            {words.readLink}
          </Button>
        </div>
      </form>
    </Card>
  )
}
