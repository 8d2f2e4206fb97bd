import type { UnreadableCopy } from '../../domain/settings/unreadableCopies.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatters } from '../../lib/messages/intl.ts'
import { locale } from '../../lib/messages/translate.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Settings.module.css'

const t = createCatalogue('backup')

export type UnreadableDataProps = {
  copies: readonly UnreadableCopy[]
  onSave: (copy: UnreadableCopy) => void
  onRemove: (copy: UnreadableCopy) => void
}

/** Values that did not parse and were kept aside: otherwise only developer tools would show them. */
export function UnreadableData({ copies, onRemove, onSave }: UnreadableDataProps) {
  if (copies.length === 0) return null
  return (
    <section aria-labelledby="unreadable-data" className={styles.form}>
      <h3 id="unreadable-data">{t('unreadable')}</h3>
      <p className={styles.quiet}>{t('unreadableText')}</p>
      <ul>
        {copies.map((copy) => (
          <li className={styles.safe} key={copy.name}>
            <span className={styles.address}>
              <bdi>{copy.title}</bdi>{' '}
              <span className={styles.quiet}>
                {formatBytes(copy.bytes)}
                {copy.copiedAt === undefined ? null : (
                  <>
                    {' · '}
                    <Time at={copy.copiedAt} />
                  </>
                )}
              </span>
            </span>
            <div className={styles.actions}>
              <Button
                aria-label={t('unreadableSaveWhat', { what: copy.title })}
                look="quiet"
                onClick={() => onSave(copy)}
              >
                {t('unreadableSave')}
              </Button>
              <ConfirmButton
                label={t('unreadableRemove')}
                name={t('unreadableRemoveWhat', { what: copy.title })}
                no={t('cancel')}
                onYes={() => onRemove(copy)}
                text={t('unreadableRemoveText')}
                title={t('unreadableRemoveTitle', { what: copy.title })}
                yes={t('unreadableRemove')}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sizes = ['byte', 'kilobyte', 'megabyte'] as const

function formatBytes(bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const options = { maximumFractionDigits: 1, style: 'unit', unit: sizes[step], unitDisplay: 'short' } as const
  return formatters.getNumberFormat(locale(), options).format(bytes / 1_000 ** step)
}
