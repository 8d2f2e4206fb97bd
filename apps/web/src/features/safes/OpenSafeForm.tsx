import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { getAddress, isAddress } from 'viem'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './OpenSafeForm.module.css'

/** Reading needs no wallet: any Safe can be opened by its address, with or without a chain prefix. */
export function OpenSafeForm() {
  const services = useServices()
  const navigate = useNavigate()
  const [input, setInput] = useState('')
  const [chainId, setChainId] = useState(() => services.config.chains[0]?.id ?? 0)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { prefix, address } = parseSafeInput(input)
    const chain = prefix === undefined ? findChain(services, String(chainId)) : findChain(services, prefix)
    if (!chain || !isAddress(address)) return setError(safesText.openError)
    void navigate({ to: '/$chain/$safe', params: { chain: String(chain.id), safe: getAddress(address) } })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field error={error} hint={safesText.openHint} label={safesText.openLabel}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            onChange={(event) => {
              setInput(event.target.value)
              setError(undefined)
            }}
            placeholder="0x…"
            spellCheck={false}
            value={input}
          />
        )}
      </Field>
      {services.config.chains.length > 1 ? (
        <Field label={safesText.openChain}>
          {(control) => (
            <select {...control} onChange={(event) => setChainId(Number(event.target.value))} value={chainId}>
              {services.config.chains.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : null}
      <div className={styles.formButton}>
        <Button type="submit">{safesText.open}</Button>
      </div>
    </form>
  )
}

/** Splits `eth:0x…` (EIP-3770) into chain prefix and address; spaces around and between groups are forgiven. */
export function parseSafeInput(input: string): { prefix: string | undefined; address: string } {
  const plain = input.replace(/\s+/g, '')
  const match = /^([a-z0-9-]{1,40}):(0x.*)$/i.exec(plain)
  return match ? { prefix: match[1], address: match[2] ?? '' } : { prefix: undefined, address: plain }
}
