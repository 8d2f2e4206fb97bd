import type { ControlResult, GradedControl, SafeGrade } from '@countersign/protocol/custody'
import { useState } from 'react'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './ControlList.module.css'
import { maxNote, type SafeStatements } from './statementStore.ts'

const t = createCatalogue('securityReport')

type Statement = NonNullable<SafeStatements[keyof SafeStatements]>

export type ControlListProps = {
  grade: SafeGrade
  onState: (id: GradedControl['id'], statement: Statement | undefined) => void
}

const tones: Record<ControlResult, Tone> = {
  failed: 'stop',
  open: 'plain',
  passed: 'ok',
  unknown: 'plain',
  warning: 'caution',
}

const order: readonly ControlResult[] = ['failed', 'warning', 'unknown', 'open', 'passed']

/** Every control, unsettled ones first, each with its result, statement and next step. */
export function ControlList({ grade: { controls }, onState }: ControlListProps) {
  const open = controls
    .filter(({ isSettled }) => !isSettled)
    .toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result))
  const settled = controls.filter(({ isSettled }) => isSettled)
  return (
    <>
      <Group controls={open} onState={onState} title={t('open', { count: open.length })} />
      <Group controls={settled} onState={onState} title={t('settled', { count: settled.length })} />
    </>
  )
}

type GroupProps = Pick<ControlListProps, 'onState'> & { controls: readonly GradedControl[]; title: string }

function Group({ controls, onState, title }: GroupProps) {
  if (controls.length === 0) return null
  return (
    <Card isFlush title={title}>
      <ul>
        {controls.map((control) => (
          <li className={styles.control} key={control.id}>
            <ControlRow control={control} onState={(statement) => onState(control.id, statement)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type ControlRowProps = { control: GradedControl; onState: (statement: Statement | undefined) => void }

function ControlRow({ control: { accounts, code, id, isSettled, result, statement }, onState }: ControlRowProps) {
  const [editing, setEditing] = useState<Statement['kind']>()
  const canAttest = result === 'open' || result === 'unknown'
  return (
    <>
      <header className={styles.head}>
        <h3>{t(`control.${id}`)}</h3>
        <span className={styles.id}>{id.startsWith('own.') ? t('own') : id}</span>
        <Badge tone={isSettled ? 'ok' : tones[result]}>
          {statement && isSettled && result !== 'passed' ? t(`kind.${statement.kind}`) : t(`result.${result}`)}
        </Badge>
      </header>
      <p>{t(`code.${code}`)}</p>
      {accounts.length > 0 ? (
        <ul>
          {accounts.map((account) => (
            <li key={account}>
              <NamedAddress hasIcon value={account} />
            </li>
          ))}
        </ul>
      ) : null}
      {result === 'passed' ? null : <p className={styles.next}>{t('next', { step: t(`step.${id}`) })}</p>}
      {statement && result !== 'passed' ? (
        <p className={styles.next}>
          {t('stated', { kind: t(`kind.${statement.kind}`), note: statement.note })} (<Time at={statement.expiresAt} />)
        </p>
      ) : null}
      {result === 'passed' ? null : (
        <div className={styles.screenOnly}>
          {editing ? (
            <StatementForm
              kind={editing}
              onCancel={() => setEditing(undefined)}
              onSave={(next) => {
                onState(next)
                setEditing(undefined)
              }}
            />
          ) : (
            <ButtonRow>
              {canAttest ? <Button onClick={() => setEditing('attestation')}>{t('attest')}</Button> : null}
              <Button onClick={() => setEditing('exception')}>{t('except')}</Button>
              {statement ? <Button onClick={() => onState(undefined)}>{t('remove')}</Button> : null}
            </ButtonRow>
          )}
        </div>
      )}
    </>
  )
}

const day = 24 * 3_600_000
const terms = [30, 92, 183, 365] as const

type StatementFormProps = {
  kind: Statement['kind']
  onCancel: () => void
  onSave: (statement: Statement) => void
}

function StatementForm({ kind, onCancel, onSave }: StatementFormProps) {
  const [note, setNote] = useState('')
  const [term, setTerm] = useState<(typeof terms)[number]>(92)
  const [isChecked, setChecked] = useState(false)
  const text = note.trim()
  const submit = () => {
    setChecked(true)
    const at = Date.now()
    if (text) onSave({ at, expiresAt: at + term * day, kind, note: text.slice(0, maxNote) })
  }
  return (
    <Form onSubmit={submit}>
      <Stack>
        <TextField
          error={isChecked && !text ? t('noteMissing') : undefined}
          label={kind === 'attestation' ? t('evidence') : t('reason')}
          onChange={setNote}
          value={note}
        />
        <SelectField
          label={t('validFor')}
          onChange={setTerm}
          options={terms.map((value) => ({ label: t('days', { count: value }), value }))}
          value={term}
        />
        <ButtonRow>
          <Button look="primary" type="submit">
            {t('save')}
          </Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </ButtonRow>
      </Stack>
    </Form>
  )
}
