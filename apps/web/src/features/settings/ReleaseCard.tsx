import { useQuery } from '@tanstack/react-query'
import { SignerText } from '../../domain/release/SignerText.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { fetchRelease, type Release } from './fetchRelease.ts'
import styles from './Settings.module.css'

const t = createCatalogue('release')
const tPin = createCatalogue('pin')

export type ReleaseCardProps = { origin: string /** @default from the site */; load?: typeof fetchRelease }

/** What the site says about itself. A page cannot prove its own code: the command runs elsewhere. */
export function ReleaseCard({ load = fetchRelease, origin }: ReleaseCardProps) {
  const query = useQuery({
    queryFn: ({ signal }) => load(signal),
    queryKey: ['release'],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Card title={t('title')}>
      <QueryView failed={t('failed')} loading={t('loading')} query={query}>
        {(release) => (release === null ? <p>{t('none')}</p> : <ReleaseFacts origin={origin} release={release} />)}
      </QueryView>
    </Card>
  )
}

type ReleaseFactsProps = { origin: string; release: Release }

function ReleaseFacts({ origin, release: { commit, manifest, modified, signer, version } }: ReleaseFactsProps) {
  const isOwn = signer.verdict === 'none'
  const command = isOwn
    ? `${toCheckout(commit)}npm ci && npm run build && npx countersign verify-site ${origin} --manifest dist/countersign/manifest.json`
    : `npx countersign@${version} verify-site ${origin} --manifest manifest.json`
  return (
    <div className={styles.form}>
      <p>{isOwn ? t('own') : t('text')}</p>
      <FieldList>
        <FieldPair label={t('version')}>{modified ? t('modified', { version }) : version}</FieldPair>
        <FieldPair label={t('commit')}>{commit === null ? t('unknown') : <code>{commit}</code>}</FieldPair>
        <FieldPair className={styles.address} label={t('manifest')}>
          <Copied text={manifest} what={t('manifest')} />
        </FieldPair>
        <FieldPair label={tPin('signer')}>
          <SignerText signer={signer} />
        </FieldPair>
        <FieldPair className={styles.address} label={t('command')}>
          <Copied text={command} what={t('command')} />
        </FieldPair>
      </FieldList>
    </div>
  )
}

const toCheckout = (commit: string | null) => (commit === null ? '' : `git checkout ${commit} && `)

function Copied({ text, what }: { text: string; what: string }) {
  return (
    <>
      <code>{text}</code> <CopyButton text={text} what={what} />
    </>
  )
}
