import { InvalidFileError, InvalidLinkError } from '@countersign/protocol/offline'
import { NameSchema } from '@countersign/protocol/wire'
import { Link } from '@tanstack/react-router'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { FileRefusedError, type ImportedTransaction } from '../../domain/offline/importSignedTransaction.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { offlineText as words } from '../../lib/messages/offline.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { Address } from '../../ui/Address.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ImportOutcome } from './useImport.ts'

export function ImportOutcomes({ outcomes, safe }: { outcomes: readonly ImportOutcome[]; safe: CurrentSafe }) {
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
  const labelOf = useLabelOf()
  const count = taken.taken.length
  return (
    <Notice
      actions={
        <Link
          className={buttonClass('primary')}
          params={{ ...safe.params, id: taken.safeTxHash }}
          to="/$chain/$safe/tx/$id"
        >
          {words.openTransaction}
        </Link>
      }
      title={count > 0 ? words.taken(count) : words.nothingNew}
      tone="ok"
    >
      {name ? <p>{name}</p> : null}
      <p>{words.takenFor(taken.nonce)}</p>
      {taken.leftOut.map(({ signer, status }) => (
        <p key={`${signer}${status}`}>
          <Address name={labelOf(signer)} value={signer} /> {words.leftOut[status]}
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
      <ErrorNotice error={error} title={words.failed}>
        {name ? <p>{name}</p> : null}
      </ErrorNotice>
    )
  return (
    <Notice isAlert title={words.refused(error.field)} tone="stop">
      {name ? <p>{name}</p> : null}
      <p>{translateMessage(error.words)}</p>
      <p>{words.refusedText}</p>
    </Notice>
  )
}
