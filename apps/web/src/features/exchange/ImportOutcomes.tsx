import { InvalidFileError, InvalidLinkError, NameSchema } from '@countersign/protocol'
import { Link } from '@tanstack/react-router'
import { ParcelRefusedError } from '../../domain/exchange/ParcelRefusedError.ts'
import type { TakenParcel } from '../../domain/exchange/takeParcel.ts'
import { useLabelOf } from '../../domain/names/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { exchangeText as words } from '../../lib/messages/exchange.ts'
import { inWords } from '../../lib/messages/said.ts'
import { Address } from '../../ui/Address.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ImportOutcome } from './useImport.ts'

export type ImportOutcomesProps = { outcomes: readonly ImportOutcome[]; safe: CurrentSafe }

/** What became of each thing that was sent. */
export function ImportOutcomes({ outcomes, safe }: ImportOutcomesProps) {
  return outcomes.map((outcome, index) => {
    // A file's name is anybody's text.
    const name = NameSchema.safeParse(outcome.name).data ?? ''
    const key = `${index}${outcome.name}`
    return 'taken' in outcome ? (
      <Taken key={key} name={name} safe={safe} taken={outcome.taken} />
    ) : (
      <Refused error={outcome.error} key={key} name={name} />
    )
  })
}

function Taken({ name, safe, taken }: { name: string; safe: CurrentSafe; taken: TakenParcel }) {
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
    error instanceof ParcelRefusedError || error instanceof InvalidFileError || error instanceof InvalidLinkError
  if (!isRefused)
    return (
      <ErrorNotice error={error} title={words.failed}>
        {name ? <p>{name}</p> : null}
      </ErrorNotice>
    )
  return (
    <Notice isAlert title={words.refused(error.field)} tone="stop">
      {name ? <p>{name}</p> : null}
      <p>{inWords(error.words)}</p>
      <p>{words.refusedText}</p>
    </Notice>
  )
}
