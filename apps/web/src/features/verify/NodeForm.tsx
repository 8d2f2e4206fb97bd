import { useState } from 'react'
import { z } from 'zod'
import type { LocalStore } from '../../lib/createLocalStore.ts'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Verify.module.css'

const UrlSchema = z.url({ protocol: /^https?$/ })

/** The node that somebody chose, by chain id. */
export const NodeUrlsSchema = z.record(z.string(), UrlSchema)
export type NodeUrls = z.infer<typeof NodeUrlsSchema>

export type NodeFormProps = {
  chainId: number
  nodes: LocalStore<NodeUrls>
  isAsking: boolean
  onAsk: (url: string) => void
}

/** Nothing is asked before the button is pressed, also of a node that is remembered. */
export function NodeForm({ chainId, nodes, isAsking, onAsk }: NodeFormProps) {
  const [url, setUrl] = useState(() => nodes.get()[`${chainId}`] ?? '')
  const [error, setError] = useState<string>()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const parsed = UrlSchema.safeParse(url.trim())
        setError(parsed.success ? undefined : words.nodeBadUrl)
        if (!parsed.success) return
        nodes.update((known) => ({ ...known, [`${chainId}`]: parsed.data }))
        onAsk(parsed.data)
      }}
    >
      <Field error={error} hint={words.nodeHint} label={words.nodeUrl}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="url"
            onChange={(event) => setUrl(event.target.value)}
            placeholder="https://"
            spellCheck={false}
            value={url}
          />
        )}
      </Field>
      <div>
        <Button isBusy={isAsking} type="submit">
          {words.nodeAsk}
        </Button>
      </div>
    </form>
  )
}
