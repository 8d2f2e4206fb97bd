import { useState } from 'react'
import type { Backup } from '../../domain/settings/readBackupFile.ts'
import type { BackupConflict, Step } from '../../domain/settings/restoreBackup.ts'
import { relativeDay } from '../../lib/formatTime.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Settings.module.css'

const t = createCatalogue('backup')

export type BackupPlanProps = {
  backup: Backup
  steps: readonly Step[]
  onTake: (wanted: ReadonlySet<string>) => void
  onCancel: () => void
}

const kinds = ['servers', 'tokens'] as const

export function BackupPlan({ backup, steps, onTake, onCancel }: BackupPlanProps) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const conflicts = steps.flatMap((step) => step.conflicts)
  const fresh = steps.reduce((sum, step) => sum + step.fresh.length, 0)
  const want = (ids: readonly string[], isWanted: boolean) =>
    setWanted((now) => {
      const next = new Set(now)
      for (const id of ids)
        if (isWanted) next.add(id)
        else next.delete(id)
      return next
    })
  const ids = conflicts.map(({ id }) => id)
  return (
    <section aria-labelledby="backup-plan" className={styles.plan}>
      <h3 id="backup-plan">{describeOrigin(backup)}</h3>
      <p>{t('fileText')}</p>
      <PartTable steps={steps} />
      {kinds
        .filter((kind) => conflicts.some(({ item, part }) => part.needsConfirmation(item.path) === kind))
        .map((kind) => (
          <Notice key={kind} title={kind === 'servers' ? t('serversTitle') : t('tokensTitle')} tone="caution">
            {kind === 'servers' ? t('serversText') : t('tokensText')}
          </Notice>
        ))}
      {conflicts.length > 0 ? (
        <div className={styles.form}>
          <h4>{t('conflicts')}</h4>
          <p className={styles.quiet}>{t('conflictsText')}</p>
          <div className={styles.actions}>
            <Button look="quiet" onClick={() => want(ids, false)}>
              {t('conflictsHere')}
            </Button>
            <Button look="quiet" onClick={() => want(ids, true)}>
              {t('conflictsFile')}
            </Button>
          </div>
          <div className={styles.conflicts}>
            {conflicts.map((conflict) => (
              <Choice
                key={conflict.id}
                label={nameConflict(conflict)}
                onChange={(value) => want([conflict.id], value === 'file')}
                options={[
                  { label: t('here', { value: toShort(conflict.here) }), value: 'here' },
                  { label: t('file', { value: toShort(conflict.item.value) }), value: 'file' },
                ]}
                value={wanted.has(conflict.id) ? 'file' : 'here'}
              />
            ))}
          </div>
        </div>
      ) : null}
      {backup.leftOut.length > 0 ? (
        <Disclosure isOpen={backup.leftOut.length < 5} title={t('skipped', { count: backup.leftOut.length })}>
          <ul className={styles.quiet}>
            {backup.leftOut.slice(0, 200).map((reason) => (
              <li key={reason}>
                <bdi>{reason}</bdi>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      <div className={styles.actions}>
        <Button disabled={fresh + wanted.size === 0} look="primary" onClick={() => onTake(wanted)}>
          {fresh + wanted.size === 0 ? t('nothingNew') : t('confirm')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  )
}

function describeOrigin({ from, savedAt }: Backup): string {
  if (from === 'official') return t('fileOfficial')
  return savedAt ? t('fileOwnSaved', { day: relativeDay(Date.parse(savedAt), Date.now()) }) : t('fileOwn')
}

const columns = ['part', 'fresh', 'same', 'differs'] as const

function PartTable({ steps }: { steps: readonly Step[] }) {
  const titles = [...new Set(steps.map(({ part }) => part.title()))]
  const sum = (title: string, count: (step: Step) => number) =>
    steps.reduce((total, step) => total + (step.part.title() === title ? count(step) : 0), 0)
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {titles.map((title) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{sum(title, ({ fresh }) => fresh.length)}</td>
            <td>{sum(title, ({ sameCount }) => sameCount)}</td>
            <td>{sum(title, ({ conflicts }) => conflicts.length)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nameConflict({ item, part }: BackupConflict): string {
  return [part.title(), ...item.path].join(' · ')
}

/** A recognizable excerpt: drafts can be long. */
function toShort(value: unknown): string {
  if (value === undefined || value === '') return t('notSet')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
