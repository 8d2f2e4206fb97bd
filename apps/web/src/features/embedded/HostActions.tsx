import { getSession, signOut } from '@countersign/client'
import { InvalidTypedMessageError, requestAddressBook } from '@countersign/frame'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { setName } from '../../domain/address-book/names.ts'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { hasErrorName } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { ButtonRow } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Embedded.module.css'
import { HostFailure } from './HostFailure.tsx'
import { parseMessage, type SignInProgress, signInAsSafe, signInHost } from './signInHost.ts'

const t = createCatalogue('embedded')

export function HostNames({ host }: { host: Host }) {
  const { names } = useServices()
  const [savedCount, setSavedCount] = useState<number>()
  const book = useMutation({
    mutationFn: async () => {
      setSavedCount(undefined)
      const entries = await requestAddressBook(host.frame)
      // The user's own names win over the host's.
      const own = new Set(Object.keys(names.get()).map((address) => address.toLowerCase()))
      return entries.filter(({ address }) => !own.has(address.toLowerCase()))
    },
  })
  const store = () => {
    const found = book.data ?? []
    names.update((all) => found.reduce((next, { address, name }) => setName(next, address, name), all))
    setSavedCount(found.length)
    book.reset()
  }
  const count = book.data?.length ?? 0
  return (
    <div className={styles.action}>
      <Button isBusy={book.isPending} look="quiet" onClick={() => book.mutate()}>
        {t('names')}
      </Button>
      <div aria-live="polite" className={styles.wide}>
        {savedCount === undefined ? null : <Notice title={t('namesImported', { count: savedCount })} tone="ok" />}
        {book.isSuccess ? (
          <Notice
            actions={count > 0 ? <Button onClick={store}>{t('namesImport', { count })}</Button> : null}
            title={count > 0 ? t('namesFound', { count }) : t('namesNone')}
            tone="info"
          >
            {count > 0 ? t('namesFoundText') : null}
          </Notice>
        ) : null}
        {book.isError ? (
          <HostFailure
            error={book.error}
            rejected={{ title: t('namesRefused'), text: t('namesRefusedText') }}
            title={t('namesFailed')}
          />
        ) : null}
      </div>
    </div>
  )
}

type HostMessageProps = { host: Host; version: string }

/** Has the owners sign a message as the Safe, and shows the signature once the Safe accepts it. */
export function HostMessage({ host, version }: HostMessageProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.action}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('message')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('message')}>
        <MessageForm host={host} version={version} />
      </Dialog>
    </div>
  )
}

function MessageForm({ host, version }: HostMessageProps) {
  const services = useServices()
  const [text, setText] = useState('')
  const [waitsFor, setWaitsFor] = useState<Hex>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const sign = useMutation({
    mutationFn: () => {
      const content = parseMessage(text)
      if (content === undefined) throw new InvalidTypedMessageError()
      running.current = new AbortController()
      setWaitsFor(undefined)
      const { signal } = running.current
      const client = getChainClient(services, host.info.chainId)
      return signInHost({ client, content, host, onCollecting: setWaitsFor, signal, version })
    },
  })
  const isStopped = sign.isError && running.current?.signal.aborted === true
  return (
    <Form
      className={styles.stack}
      onSubmit={() => {
        if (text.trim() !== '' && !sign.isPending) sign.mutate()
      }}
    >
      <TextField hint={t('messageHint')} label={t('messageLabel')} onChange={setText} rows={8} value={text} />
      <ButtonRow>
        <Button isBusy={sign.isPending} look="primary" type="submit">
          {t('messageSign')}
        </Button>
        {sign.isPending ? <Button onClick={() => running.current?.abort()}>{t('cancel')}</Button> : null}
      </ButtonRow>
      <div aria-live="polite">
        {sign.isPending ? <Collecting hash={waitsFor} /> : null}
        {sign.data ? (
          <Notice title={t('messageSigned')} tone="ok">
            <p>
              <MessageHash hash={sign.data.hash} />
            </p>
            <p>
              <RichText>
                {(mark) =>
                  t('messageSignatureValue', {
                    signature: mark(<code className={styles.long}>{sign.data.signature}</code>),
                  })
                }
              </RichText>{' '}
              <CopyButton text={sign.data.signature} what={t('messageSignature')} />
            </p>
          </Notice>
        ) : null}
        {sign.isError && !isStopped ? <HostFailure error={sign.error} title={t('messageFailed')} /> : null}
      </div>
    </Form>
  )
}

/** The wallet dialog's sign-in mark; without it the session is not queried. */
const mark = 'countersign.signedIn'

export function SignInAsSafe({ host }: { host: Host }) {
  const services = useServices()
  const { service, storage } = services
  const { chainId, safeAddress } = host.info
  const [progress, setProgress] = useState<SignInProgress>({ step: 'preparing' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const session = useQuery({
    queryKey: ['session', chainId, safeAddress],
    queryFn: async ({ signal }) => {
      if (storage.getItem(mark) === null) return false
      const { signerAddress } = await getSession(service, { signal })
      return signerAddress === safeAddress
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const start = useMutation({
    mutationFn: async () => {
      running.current?.abort()
      running.current = new AbortController()
      await signInAsSafe({
        client: getChainClient(services, chainId),
        host,
        location: window.location,
        report: setProgress,
        service,
        signal: running.current.signal,
      })
      storage.setItem(mark, 'true')
    },
    onSuccess: () => session.refetch(),
  })
  const end = useMutation({
    mutationFn: async () => {
      // First, so that nothing else on the page queries a session about to end.
      storage.removeItem(mark)
      await signOut(service).catch((error: unknown) => {
        storage.setItem(mark, 'true')
        throw error
      })
    },
    onSettled: () => session.refetch(),
  })
  const isStopped = start.isError && running.current?.signal.aborted === true
  if (session.data)
    return (
      <div className={styles.action}>
        <p className={styles.done} role="status">
          {t('signedIn')}
        </p>
        <Button isBusy={end.isPending} look="quiet" onClick={() => end.mutate()}>
          {t('signOut')}
        </Button>
      </div>
    )
  return (
    <div className={styles.action}>
      <Button isBusy={start.isPending} onClick={() => start.mutate()}>
        {t('signIn')}
      </Button>
      <div aria-live="polite" className={styles.wide}>
        {start.isPending ? <Waiting onStop={() => running.current?.abort()} progress={progress} /> : null}
        {start.isError && !isStopped ? (
          <HostFailure error={start.error}>
            {hasErrorName(start.error, ['SessionNotKeptError']) ? t('sessionNotKeptText') : null}
          </HostFailure>
        ) : null}
      </div>
    </div>
  )
}

function Waiting({ progress, onStop }: { progress: SignInProgress; onStop: () => void }) {
  if (progress.step === 'preparing') return <Notice title={t('signInPreparing')} tone="info" />
  if (progress.step === 'verifying') return <Notice title={t('signInVerifying')} tone="info" />
  const hash = progress.step === 'collecting' ? progress.messageHash : undefined
  return <Collecting actions={<Button onClick={onStop}>{t('cancel')}</Button>} hash={hash} />
}

/** The host asks its user or, once it has the message, waits for the other owners. */
function Collecting({ actions, hash }: { actions?: ReactNode; hash: Hex | undefined }) {
  return (
    <Notice actions={actions} title={hash ? t('signInCollecting') : t('signInAsking')} tone="info">
      <p>{hash ? t('signInCollectingText') : t('signInAskingText')}</p>
      {hash ? (
        <p>
          <MessageHash hash={hash} />
        </p>
      ) : null}
    </Notice>
  )
}

function MessageHash({ hash }: { hash: Hex }) {
  return <RichText>{(mark) => t('messageHash', { hash: mark(<HexGroups value={hash} />) })}</RichText>
}
