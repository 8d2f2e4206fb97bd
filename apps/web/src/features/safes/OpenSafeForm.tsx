import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { getAddress, isAddress } from 'viem'
import type { SafeId } from '../../domain/safe/queries.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { readForm, requireField } from '../../lib/readForm.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './OpenSafeForm.module.css'

const t = createCatalogue('safes')

export type OpenSafeFormProps = {
  /** Of the button. @default that it opens the Safe */
  label?: string
  /** Instead of opening it. */
  onSafe?: (safe: SafeId) => void
}

/** Opens any Safe by address, with or without a chain prefix; needs no wallet. */
export function OpenSafeForm({ label = t('open'), onSafe }: OpenSafeFormProps) {
  const services = useServices()
  const navigate = useNavigate()
  const { chains } = services.config
  const [value, save] = useState(() => ({ chainId: chains[0]?.id ?? 0, input: '' }))
  const { check, field } = useForm({
    value,
    save,
    read: ({ chainId, input }) => {
      const { prefix, address } = parseSafeInput(input)
      const chain = findChain(services, prefix ?? String(chainId))
      const safe = chain && isAddress(address) ? { chain: String(chain.id), safe: getAddress(address) } : undefined
      return readForm({ input: requireField(safe, t('openError')) })
    },
  })
  const submit = () => {
    const read = check()
    if (!read) return
    const { chain, safe } = read.input
    if (onSafe) onSafe({ address: safe, chainId: Number(chain) })
    else void navigate({ to: '/$chain/$safe', params: read.input })
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField {...field('input')} hint={t('openHint')} label={t('openLabel')} placeholder="0x…" spellCheck={false} />
      {chains.length > 1 ? (
        <SelectField
          {...field('chainId')}
          label={t('openChain')}
          options={chains.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <div className={styles.formButton}>
        <Button type="submit">{label}</Button>
      </div>
    </Form>
  )
}

/** Splits `eth:0x…` (EIP-3770) into prefix and address; spaces are ignored. */
export function parseSafeInput(input: string): { prefix: string | undefined; address: string } {
  const plain = input.replace(/\s+/g, '')
  const match = /^([a-z0-9-]{1,40}):(0x.*)$/i.exec(plain)
  return match ? { prefix: match[1], address: match[2] ?? '' } : { prefix: undefined, address: plain }
}
