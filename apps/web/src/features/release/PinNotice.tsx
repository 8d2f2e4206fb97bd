import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pinQuery, siteQuery, watchServiceWorker } from '../../domain/release/releaseQueries.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Release.module.css'

const t = createCatalogue('pinNotice')

/** Above every page of a pinned browser: the site sends something else. */
export function PinNotice() {
  const client = useQueryClient()
  const { data: pinned } = useQuery(pinQuery)
  const { data: report } = useQuery(siteQuery)
  useEffect(() => watchServiceWorker(() => void client.invalidateQueries({ queryKey: siteQuery.queryKey })), [client])
  if (!report || report.state === 'same') return null
  const isAltered = report.state === 'altered'
  if (!isAltered && pinned?.pin.rejected === report.id) return null
  return (
    <div className={styles.notice}>
      <Notice
        actions={
          <Link className={buttonClass()} hash="pin" to="/settings">
            {t('compare')}
          </Link>
        }
        isAlert
        title={isAltered ? t('altered') : t('offered', { version: report.offer.release?.version ?? '' })}
        tone={isAltered ? 'stop' : 'caution'}
      >
        {isAltered ? t('alteredText') : t('offeredText')}
      </Notice>
    </div>
  )
}
