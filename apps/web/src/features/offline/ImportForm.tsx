import { InvalidFileError, InvalidLinkError, maxFileSize } from '@countersign/protocol/offline'
import { NameSchema } from '@countersign/protocol/wire'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { CodePanel } from '../../domain/scan/CodePanel.tsx'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { useIsTouch } from '../../lib/useIsTouch.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import {
  FileRefusedError,
  type ImportedTransaction,
  importSignedTransaction,
  readSignedTransaction,
} from './importSignedTransaction.ts'
import styles from './Offline.module.css'

const t = createCatalogue('offline')

export function ImportForm({ safe }: { safe: CurrentSafe }) {
  const { data: outcomes, isPending, mutate, reset } = useImport(safe)
  // A link's content is imported only after a confirmation.
  const fragment = useLocation({ select: ({ hash }) => hash })
  const isTouch = useIsTouch()
  const scan = (
    <Card title={t('fromCode')}>
      <CodePanel onLink={(link) => mutate([link])} onStart={reset} />
    </Card>
  )
  const link = <LinkCard isBusy={isPending} key={fragment} onText={(text) => mutate([text])} start={fragment} />
  return (
    <Stack>
      <Stack isLive>
        {isPending ? <Notice title={t('working')} tone="info" /> : null}
        {outcomes && !isPending ? <ImportOutcomes outcomes={outcomes} safe={safe} /> : null}
      </Stack>
      {/* A link that was opened comes first; on a phone, the camera. */}
      {fragment === '' && isTouch ? scan : null}
      {fragment === '' ? null : link}
      <Card title={t('fromFile')}>
        <div className={styles.panel}>
          <p>{t('fromFileText')}</p>
          <ButtonRow>
            <FileButton
              accept=".json,.txt,application/json,text/plain"
              isDisabled={isPending}
              isMultiple
              label={t('openFile')}
              onFiles={(files) => mutate([...files])}
            />
          </ButtonRow>
        </div>
      </Card>
      {fragment === '' ? link : null}
      {fragment === '' && isTouch ? null : scan}
    </Stack>
  )
}

function LinkCard({ isBusy, onText, start }: { isBusy: boolean; onText: (text: string) => void; start: string }) {
  const [text, setText] = useState(start === '' ? '' : `#${start}`)
  return (
    <Card title={t('fromLink')}>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onText(text)
        }}
      >
        <TextField
          hint={t('linkHint')}
          label={t('linkField')}
          className={styles.text}
          onChange={setText}
          required
          spellCheck={false}
          value={text}
          rows={2}
        />
        <div>
          <Button isBusy={isBusy} look={start === '' ? 'outline' : 'primary'} type="submit">
            {t('readLink')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function ImportOutcomes({ outcomes, safe }: { outcomes: readonly ImportOutcome[]; safe: CurrentSafe }) {
  return outcomes.map((outcome, index) => {
    // File names are untrusted text.
    const name = NameSchema.safeParse(outcome.name).data ?? ''
    const key = `${index}${outcome.name}`
    return 'taken' in outcome ? (
      <Taken key={key} name={name} safe={safe} taken={outcome.taken} />
    ) : (
      <Refused error={outcome.error} key={key} name={name} />
    )
  })
}

function Taken({ name, safe, taken }: { name: string; safe: CurrentSafe; taken: ImportedTransaction }) {
  const count = taken.taken.length
  return (
    <Notice
      actions={
        <Link
          className={buttonClass('primary')}
          params={{ ...safe.params, id: taken.safeTxHash }}
          to="/$chain/$safe/tx/$id"
        >
          {t('openTransaction')}
        </Link>
      }
      title={taken.isUnsigned ? t('importedUnsigned') : count > 0 ? t('imported', { count }) : t('nothingNew')}
      tone={taken.isUnsigned ? 'caution' : 'ok'}
    >
      {name ? <p>{name}</p> : null}
      <p>{t('importedFor', { nonce: String(taken.nonce) })}</p>
      {taken.isUnsigned ? <p>{t('importedUnsignedText')}</p> : null}
      {taken.leftOut.map(({ signer, status }) => (
        <p key={`${signer}${status}`}>
          <RichText>{(mark) => t(`leftOut.${status}`, { signer: mark(<NamedAddress value={signer} />) })}</RichText>
        </p>
      ))}
    </Notice>
  )
}

function Refused({ error, name }: { error: unknown; name: string }) {
  const isRefused =
    error instanceof FileRefusedError || error instanceof InvalidFileError || error instanceof InvalidLinkError
  if (!isRefused)
    return (
      <ErrorNotice error={error} title={t('failed')}>
        {name ? <p>{name}</p> : null}
      </ErrorNotice>
    )
  return (
    <Notice isAlert title={t('refused', { field: error.field })} tone="stop">
      {name ? <p>{name}</p> : null}
      <p>{translateMessage(error.translatable)}</p>
      <p>{t('refusedText')}</p>
    </Notice>
  )
}

type Sent = string | Pick<File, 'name' | 'size' | 'text'>

type ImportOutcome = { name: string } & ({ taken: ImportedTransaction } | { error: unknown })

/** Imports items one by one: a failure does not affect the next. */
function useImport(safe: CurrentSafe) {
  const services = useServices()
  return useMutation({
    mutationFn: async (sent: readonly Sent[]): Promise<ImportOutcome[]> => {
      const outcomes: ImportOutcome[] = []
      for (const one of sent) {
        const name = typeof one === 'string' ? '' : one.name
        try {
          const signedFile = await readSignedTransaction(await readSent(one))
          outcomes.push({ name, taken: await importSignedTransaction(services, { signedFile, safe }) })
        } catch (error) {
          outcomes.push({ error, name })
        }
      }
      return outcomes
    },
  })
}

async function readSent(sent: Sent): Promise<string> {
  if (typeof sent === 'string') return sent
  if (sent.size > maxFileSize) throw new FileRefusedError({ field: 'file', reason: t('tooLarge') })
  return sent.text()
}
