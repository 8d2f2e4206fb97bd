import type { ChainConfig } from '@countersign/protocol'
import { type FormEvent, useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { alarmsText as words } from '../../lib/messages/alarms.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Settings.module.css'

/** A second node per chain, whose word is compared with the first one's. */
export function SecondNodeCard() {
  const { config } = useServices()
  return (
    <Card title={words.secondNode}>
      <div className={styles.form}>
        <p>{words.secondNodeText}</p>
        {config.chains.map((chain) => (
          <SecondNode chain={chain} key={chain.id} />
        ))}
      </div>
    </Card>
  )
}

function SecondNode({ chain }: { chain: ChainConfig }) {
  const { config, settings: store } = useServices()
  const { secondNodes } = useStore(store)
  const kept = secondNodes[chain.id] ?? ''
  const [text, setText] = useState(kept)
  const [isRefused, setRefused] = useState(false)
  const origins = listOrigins(config.chains)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const url = text.trim()
    const isAllowed = url === '' || (URL.canParse(url) && origins.includes(new URL(url).origin))
    setRefused(!isAllowed)
    if (isAllowed) store.update((all) => ({ ...all, secondNodes: { ...all.secondNodes, [chain.id]: url } }))
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <Field
        error={isRefused ? words.secondNodeRefused : undefined}
        hint={words.secondNodeHint(origins)}
        label={words.secondNodeLabel(chain.name)}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="url"
            onChange={({ target }) => {
              setText(target.value)
              setRefused(false)
            }}
            spellCheck={false}
            value={text}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit">{words.secondNodeSave}</Button>
      </div>
    </form>
  )
}

/** The browser lets the page talk to the operator's nodes and to nobody else. */
function listOrigins(chains: readonly ChainConfig[]): string[] {
  return [...new Set([window.location.origin, ...chains.flatMap(({ rpcUrls }) => rpcUrls.default.http.map(toOrigin))])]
}

function toOrigin(url: string): string {
  return new URL(url).origin
}
