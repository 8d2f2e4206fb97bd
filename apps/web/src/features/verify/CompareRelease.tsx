import { useEffect, useState } from 'react'
import { serviceWorkerPath, toSha256 } from '../../domain/release/Pin.ts'
import type { ReleaseLink } from '../../domain/release/releaseLink.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import styles from './Verify.module.css'

const t = createCatalogue('verifyRelease')

/** Manifest and service worker as this device gets them, beside what the other device pinned. */
export function CompareRelease({ link: { manifest, origin, worker } }: { link: ReleaseLink }) {
  return (
    <Card title={t('title', { site: origin })}>
      <FieldList>
        <FieldPair label={t('manifest')}>
          <Compared expected={manifest} url={`${origin}/release.json`} />
        </FieldPair>
        <FieldPair label={t('worker')}>
          <Compared expected={worker} url={`${origin}${serviceWorkerPath}`} />
        </FieldPair>
      </FieldList>
      <p className={styles.dim}>{t('text')}</p>
    </Card>
  )
}

function Compared({ expected, url }: { expected: string; url: string }) {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    fetch(url, { cache: 'no-store' })
      .then(async (response) => toSha256(new Uint8Array(await response.arrayBuffer())))
      .then(setHash, () => setHash(''))
  }, [url])
  if (hash === undefined) return '…'
  return (
    <>
      <Badge tone={hash === expected ? 'ok' : 'stop'}>
        {hash === expected ? t('same') : hash === '' ? t('failed') : t('differs')}
      </Badge>
      <code className={styles.hash}>{hash || expected}</code>
    </>
  )
}
