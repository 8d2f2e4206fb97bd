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
import { locale } from '../../lib/messages/translate.ts'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { maxCodeLength, QrCode } from '../../ui/QrCode.tsx'
import { ComparedSummary, SummaryCard } from './SummaryCard.tsx'
import styles from './VerifyElsewhere.module.css'

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
      <p>{words.linkText}</p>
      {item.kind === 'transaction' ? <Sentence item={item} names={names} /> : null}
      {url.length > maxCodeLength ? <p>{words.codeTooLong}</p> : <QrCode label={words.codeLabel} value={url} />}
      <p className={styles.line}>
        <a className={buttonClass('outline')} href={url} rel="noreferrer" target="_blank">
          {words.open}
        </a>
        <span>
          {words.copyLink} <CopyButton text={url} what={words.linkWhat} />
        </span>
      </p>
      <section aria-label={words.file} className={styles.file}>
        <h3>{words.file}</h3>
        <p>{words.fileText}</p>
        <FileHash />
        <p>
          <a className={buttonClass('outline')} download="countersign-verify.html" href={file}>
            {words.fileSave}
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
    <section aria-label={words.compareSentence}>
      <h3>{words.compareSentence}</h3>
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
      return <p role="status">{words.fileHashing}</p>
    case 'failed':
      return <p>{words.fileFailed}</p>
    case 'hashed':
      return (
        <p className={styles.hash}>
          {words.fileHash} <CopyButton text={fetched.hash} what={words.fileHash} /> <HexGroups value={fetched.hash} />
        </p>
      )
  }
}

async function hashFile(signal: AbortSignal): Promise<string> {
  const response = await fetch(nameFile(), { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return sha256(new Uint8Array(await response.arrayBuffer())).slice(2)
}
