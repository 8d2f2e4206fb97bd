import { useState } from 'react'
import { z } from 'zod'
import type { LocalStore } from '../../lib/createLocalStore.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { readForm, requireField } from '../../lib/readForm.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Verify.module.css'

const t = createCatalogue('verify')

const UrlSchema = z.url({ protocol: /^https?$/ })

/** Chosen node URL by chain id. */
export const NodeUrlsSchema = z.record(z.string(), UrlSchema)
export type NodeUrls = z.infer<typeof NodeUrlsSchema>

export type NodeFormProps = {
  chainId: number
  nodes: LocalStore<NodeUrls>
  isReading: boolean
  onRead: (url: string) => void
}

/** Queries even a remembered node only after a click. */
export function NodeForm({ chainId, nodes, isReading, onRead }: NodeFormProps) {
  const [value, save] = useState(() => ({ url: nodes.get()[`${chainId}`] ?? '' }))
  const { check, field } = useForm({
    value,
    save,
    read: ({ url }) => readForm({ url: requireField(UrlSchema.safeParse(url.trim()).data, t('nodeBadUrl')) }),
  })
  const submit = () => {
    const url = check()?.url
    if (url === undefined) return
    nodes.update((known) => ({ ...known, [`${chainId}`]: url }))
    onRead(url)
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField {...field('url')} hint={t('nodeHint')} inputMode="url" label={t('nodeUrl')} spellCheck={false} />
      <div>
        <Button isBusy={isReading} type="submit">
          {t('readNode')}
        </Button>
      </div>
    </Form>
  )
}
