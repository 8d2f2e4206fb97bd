import {
  encodeLink,
  encodeLinkNames,
  type LinkedItem,
  type LinkedTransaction,
  type LinkNames,
  noLinkNames,
  parseLinkNames,
} from '@countersign/protocol/offline'
import { useEffect, useMemo, useState } from 'react'
import { sha256 } from 'viem'
import { LabelOfContext } from '../../domain/address-book/useLabelOf.ts'
import { describeLinked } from '../../domain/transactions/describeLinked.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { locale } from '../../lib/messages/translate.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ClaimSourceContext } from '../../ui/ClaimSource.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { maxCodeLength, QrCode } from '../../ui/QrCode.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { ComparedSummary, SummaryCard } from './SummaryCard.tsx'
import styles from './VerifyElsewhere.module.css'

const t = createCatalogue('verify')

export type VerifyElsewherePanelProps = { item: LinkedItem; names?: LinkNames | undefined }

/** One file per locale. */
const nameFile = () => (locale().startsWith('en') ? '/verify.html' : `/verify.${locale()}.html`)

/** The fields as a QR code and a link, in the URL fragment, which no server receives. */
export function VerifyElsewherePanel({ item, names = noLinkNames }: VerifyElsewherePanelProps) {
  const file = nameFile()
  const page = file.replace(/^\/verify\.html$/, '/verify')
  const url = useMemo(
    () => `${window.location.origin}${page}#${encodeLink(item)}${encodeLinkNames(names)}`,
    [item, names, page],
  )
  return (
    <div className={styles.panel}>
      <p>{t('linkText')}</p>
      {item.kind === 'transaction' ? (
        <ClaimSourceContext value="link">
          <Sentence item={item} names={names} />
        </ClaimSourceContext>
      ) : null}
      {url.length > maxCodeLength ? <p>{t('codeTooLong')}</p> : <QrCode label={t('codeLabel')} value={url} />}
      <p className={styles.line}>
        <a className={buttonClass('outline')} href={url} rel="noreferrer" target="_blank">
          {t('open')}
        </a>
        <ShareButton data={() => ({ url })} />
        <span>
          {t('copyLink')} <CopyButton text={url} what={t('linkWhat')} />
        </span>
      </p>
      <section aria-label={t('file')} className={styles.file}>
        <h3>{t('file')}</h3>
        <p>{t('fileText')}</p>
        <FileHash />
        <p>
          <a className={buttonClass('outline')} download="countersign-verify.html" href={file}>
            {t('fileSave')}
          </a>
        </p>
      </section>
    </div>
  )
}

/** The other device's summary, from the same link. */
function Sentence({ item, names }: { item: LinkedTransaction; names: LinkNames }) {
  const shared = useMemo(() => parseLinkNames(encodeLink(item) + encodeLinkNames(names)), [item, names])
  const plain = useMemo(() => describeLinked({ item }), [item])
  const named = useMemo(() => describeLinked({ item, names: shared }), [item, shared])
  return (
    <section aria-label={t('compareSentence')}>
      <h3>{t('compareSentence')}</h3>
      {shared.names.length + shared.tokens.length > 0 ? (
        <ComparedSummary named={named} names={shared} plain={plain} />
      ) : (
        <LabelOfContext value={noNames}>
          <SummaryCard description={plain} />
        </LabelOfContext>
      )}
    </section>
  )
}

const noNames = () => undefined

type Fetched = { status: 'fetching' } | { status: 'failed' } | { status: 'hashed'; hash: string }

/** Hash of the served verify page, to compare with a trusted one. */
function FileHash() {
  const [fetched, setFetched] = useState<Fetched>({ status: 'fetching' })
  useEffect(() => {
    const stop = new AbortController()
    hashFile(stop.signal).then(
      (hash) => setFetched({ status: 'hashed', hash }),
      () => stop.signal.aborted || setFetched({ status: 'failed' }),
    )
    return () => stop.abort()
  }, [])
  switch (fetched.status) {
    case 'fetching':
      return <p role="status">{t('fileHashLoading')}</p>
    case 'failed':
      return <p>{t('fileFailed')}</p>
    case 'hashed':
      return (
        <p className={styles.hash}>
          {t('fileHash')} <CopyButton text={fetched.hash} what={t('fileHash')} /> <HexGroups value={fetched.hash} />
        </p>
      )
  }
}

async function hashFile(signal: AbortSignal): Promise<string> {
  const response = await fetch(nameFile(), { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return sha256(new Uint8Array(await response.arrayBuffer())).slice(2)
}
