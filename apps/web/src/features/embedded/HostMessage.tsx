import { InvalidTypedMessageError } from '@countersign/frame'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { embeddedText as words } from '../../lib/messages/embedded.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Embedded.module.css'
import { HostFailure } from './HostFailure.tsx'
import { readMessage, signInHost } from './signInHost.ts'

export type HostMessageProps = {
  host: Host
  version: string
}

/** Has the owners sign a message as the Safe, and shows the signature once the Safe accepts it. */
export function HostMessage({ host, version }: HostMessageProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.action}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.message}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.message}>
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
      const content = readMessage(text)
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
      <TextField hint={words.messageHint} label={words.messageLabel} onChange={setText} rows={8} value={text} />
      <div className={styles.actions}>
        <Button isBusy={sign.isPending} look="primary" type="submit">
          {words.messageSign}
        </Button>
        {sign.isPending ? <Button onClick={() => running.current?.abort()}>{words.cancel}</Button> : null}
      </div>
      <div aria-live="polite">
        {sign.isPending ? (
          <Notice title={waitsFor ? words.signInCollecting : words.signInAsking} tone="info">
            <p>{waitsFor ? words.signInCollectingText : words.signInAskingText}</p>
            {waitsFor ? (
              <p>
                {words.messageHash}: <HexGroups value={waitsFor} />
              </p>
            ) : null}
          </Notice>
        ) : null}
        {sign.data ? (
          <Notice title={words.messageSigned} tone="ok">
            <p>
              {words.messageHash}: <HexGroups value={sign.data.hash} />
            </p>
            <p>
              {words.messageSignature}: <code className={styles.long}>{sign.data.signature}</code>{' '}
              <CopyButton text={sign.data.signature} what={words.messageSignature} />
            </p>
          </Notice>
        ) : null}
        {sign.isError && !isStopped ? <HostFailure error={sign.error} title={words.messageFailed} /> : null}
      </div>
    </Form>
  )
}
