import { splitLink } from '@countersign/protocol/offline'
import { useEffect, useMemo, useState } from 'react'
import { useName } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { maxCodeLength, QrCode } from '../../ui/QrCode.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { ButtonRow } from '../../ui/Stack.tsx'
import { exportTransaction } from './exportTransaction.ts'
import styles from './Offline.module.css'
import { saveFile } from './saveFile.ts'

const t = createCatalogue('offline')

/** One transaction and its verified signatures, as a file, a link and QR codes. */
export function SharePanel({ report, safe }: { report: Report; safe: CurrentSafe }) {
  const safeName = useName(safe.address)?.name
  const packed = useMemo(() => exportTransaction(report, safeName), [report, safeName])
  if (!packed) return null
  const { chain, safe: address } = safe.params
  const url =
    packed.link === undefined
      ? undefined
      : `${window.location.origin}/${chain}/${address}/import#${packed.link}${packed.names}`
  const name = `countersign-${address}-${packed.nonce}.json`
  const isUnsigned = packed.signatures === 0
  const command = isUnsigned
    ? `npx countersign sign --file ${name} --node … --owner 0x… --out signed.json`
    : `npx countersign verify --file ${name} --offline`
  return (
    <div className={styles.panel}>
      {isUnsigned ? (
        <Notice title={t('shareUnsigned')} tone="info">
          {t('shareUnsignedText')}
        </Notice>
      ) : (
        <>
          <p>{t('shareText')}</p>
          <p>
            <strong>{t('signatureCount', { count: packed.signatures })}</strong>
          </p>
        </>
      )}
      <section aria-label={t('file')} className={styles.part}>
        <h3>{t('file')}</h3>
        <p>{t('fileText')}</p>
        <ButtonRow>
          <ShareButton data={() => ({ files: [toSharedFile({ name, text: packed.file })] })} />
          <Button onClick={() => saveFile({ name, text: packed.file })}>{t('saveFile')}</Button>
        </ButtonRow>
        <p>{isUnsigned ? t('commandSign') : t('commandText')}</p>
        <p>
          <code>{command}</code> <CopyButton text={command} what={t('commandWhat')} />
        </p>
      </section>
      {url === undefined || packed.link === undefined ? (
        <p>{t('tooLong')}</p>
      ) : (
        <>
          <section aria-label={t('link')} className={styles.part}>
            <h3>{t('link')}</h3>
            <p>{t('linkText')}</p>
            <ButtonRow>
              <ShareButton data={() => ({ url })} />
              <span>
                {t('copyLink')} <CopyButton text={url} what={t('linkWhat')} />
              </span>
            </ButtonRow>
          </section>
          <Code link={packed.link} url={url} />
        </>
      )}
    </div>
  )
}

/** As text: Chromium's share sheet refuses .json. The import reads the content, whatever the name. */
function toSharedFile({ name, text }: { name: string; text: string }): File {
  return new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' })
}

/** A single QR code holds the URL, so that any phone camera opens it. */
function Code({ link, url }: { link: string; url: string }) {
  return (
    <section aria-label={t('code')} className={styles.part}>
      <h3>{t('code')}</h3>
      {url.length > maxCodeLength ? (
        <CodeFrames link={link} />
      ) : (
        <>
          <p>{t('codeText')}</p>
          <QrCode label={t('codeLabel')} value={url} />
        </>
      )}
    </section>
  )
}

/** Milliseconds per QR code. Slow by default: at most three changes a second (WCAG 2.3.1). */
const paces = { slow: 350, fast: 140 } as const

/** Animated QR frames for content too long for one code; with reduced motion, stepped by hand or started by Play. */
function CodeFrames({ link }: { link: string }) {
  const frames = useMemo(() => splitLink(link), [link])
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [pace, setPace] = useState<keyof typeof paces>('slow')
  const position = index % frames.length
  const turn = () => setIndex((current) => (current + 1) % frames.length)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % frames.length), paces[pace])
    return () => clearInterval(timer)
  }, [frames.length, isPlaying, pace])
  return (
    <>
      <p>{t('codesText', { count: frames.length })}</p>
      <div className={styles.frames} data-frame={position + 1} data-frames={frames.length}>
        <QrCode label={t('codesLabel', { index: position + 1, count: frames.length })} value={frames[position] ?? ''} />
      </div>
      <p aria-hidden="true" className={styles.count}>
        {t('codesLabel', { index: position + 1, count: frames.length })}
      </p>
      <ButtonRow>
        <Button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? t('pause') : t('play')}</Button>
        {isPlaying ? (
          <Button onClick={() => setPace(pace === 'slow' ? 'fast' : 'slow')}>
            {pace === 'slow' ? t('faster') : t('slower')}
          </Button>
        ) : (
          <Button onClick={turn}>{t('next')}</Button>
        )}
      </ButtonRow>
    </>
  )
}
