import { useMemo } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { offlineText as words } from '../../lib/messages/offline.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { longestCode, QrCode } from '../../ui/QrCode.tsx'
import { CodeFrames } from './CodeFrames.tsx'
import { exportTransaction } from './exportTransaction.ts'
import styles from './Offline.module.css'
import { saveFile } from './saveFile.ts'

/** One transaction and its verified signatures, as a file, a link and QR codes. */
export function SharePanel({ report, safe }: { report: Report; safe: CurrentSafe }) {
  const packed = useMemo(() => exportTransaction(report), [report])
  if (!packed || packed.signatures === 0)
    return (
      <Notice title={words.shareUnsigned} tone="info">
        {words.shareUnsignedText}
      </Notice>
    )
  const { chain, safe: address } = safe.params
  const url =
    packed.link === undefined ? undefined : `${window.location.origin}/${chain}/${address}/import#${packed.link}`
  const name = words.fileName(address, packed.nonce)
  const command = `npx countersign verify --file ${name} --offline`
  return (
    <div className={styles.panel}>
      <p>{words.shareText}</p>
      <p>
        <strong>{words.signatureCount(packed.signatures)}</strong>
      </p>
      <section aria-label={words.file} className={styles.part}>
        <h3>{words.file}</h3>
        <p>{words.fileText}</p>
        <div>
          <Button onClick={() => saveFile({ name, text: packed.file })}>{words.saveFile}</Button>
        </div>
        <p>{words.commandText}</p>
        <p>
          <code>{command}</code> <CopyButton text={command} what={words.commandWhat} />
        </p>
      </section>
      {url === undefined || packed.link === undefined ? (
        <p>{words.tooLong}</p>
      ) : (
        <>
          <section aria-label={words.link} className={styles.part}>
            <h3>{words.link}</h3>
            <p>{words.linkText}</p>
            <p>
              {words.copyLink} <CopyButton text={url} what={words.linkWhat} />
            </p>
          </section>
          <Code link={packed.link} url={url} />
        </>
      )}
    </div>
  )
}

/** A single QR code holds the URL, so that any phone camera opens it. */
function Code({ link, url }: { link: string; url: string }) {
  return (
    <section aria-label={words.code} className={styles.part}>
      <h3>{words.code}</h3>
      {url.length > longestCode ? (
        <CodeFrames link={link} />
      ) : (
        <>
          <p>{words.codeText}</p>
          <QrCode label={words.codeLabel} value={url} />
        </>
      )}
    </section>
  )
}
