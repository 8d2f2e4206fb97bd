import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { expiryKey, saveForm } from '../signature-store/drafts.ts'
import { findRefusal, unfoldCall } from './createBatchCall.ts'
import type { DraftedCall } from './createTransaction.ts'
import { type ExpirySupport, expireCall, expirySupportQuery } from './expireCall.ts'
import { multiSendQuery } from './multiSendQuery.ts'

const t = createCatalogue('expiry')

/** Adds the chosen date to a call; undefined once the field shows why not. */
export type Expire = ((call: DraftedCall) => DraftedCall | undefined) | undefined

export type ExpiryOptionProps = {
  safe: CurrentSafe
  version: string
  /** Key of the form. */
  form: string
  expire: RefObject<Expire>
}

const days = [1, 7, 30]

/** The date after which the chain refuses a transaction. */
export function ExpiryOption({ expire, form, safe: { chainId }, version }: ExpiryOptionProps) {
  const services = useServices()
  const { drafts } = services
  const stored = useStore(drafts).forms[expiryKey(form)]
  const chosen = typeof stored === 'string' ? stored : ''
  const isOn = chosen !== ''
  const support = useQuery({ ...expirySupportQuery(services, chainId), enabled: isOn })
  const multiSend = useQuery({ ...multiSendQuery(services, { chainId, version }), enabled: isOn })
  const [isDeploying, setDeploying] = useState(false)
  const [error, setError] = useState<string>()
  const choose = (text: string) => {
    setError(undefined)
    drafts.update((all) => saveForm(all, expiryKey(form), text))
  }
  const isDate = isOn && !days.map(String).includes(chosen)
  const mustDeploy = support.data === 'deployable'
  useEffect(() => {
    expire.current = (call) => {
      const found = readExpiry({
        call,
        chosen,
        multiSend: multiSend.data,
        support: mustDeploy && isDeploying ? 'deployed' : support.data,
      })
      setError('error' in found ? found.error : undefined)
      if ('error' in found) return undefined
      return { ...call, ...expireCall(call, { ...found, isDeploying: mustDeploy }) }
    }
    return () => {
      expire.current = undefined
    }
  }, [chosen, expire, isDeploying, multiSend.data, mustDeploy, support.data])
  return (
    <>
      <SelectField
        error={isDate ? undefined : error}
        hint={isOn ? t('hint') : undefined}
        label={t('label')}
        onChange={choose}
        options={[
          { label: t('never'), value: '' },
          ...days.map((count) => ({ label: t('days', { count }), value: String(count) })),
          { label: t('atDate'), value: isDate ? chosen : 'date' },
        ]}
        value={chosen}
      />
      {isDate ? (
        <TextField
          error={error}
          label={t('date')}
          onChange={(text) => choose(text || 'date')}
          type="datetime-local"
          value={chosen === 'date' ? '' : chosen}
        />
      ) : null}
      {/* The form may have asked for the same: its failure matters here only with a date. */}
      {isOn ? <QueryError query={support} title={t('readFailed')} /> : null}
      {isOn ? <QueryError query={multiSend} title={t('noLibrary')} /> : null}
      {isOn && mustDeploy ? (
        <Notice title={t('missing')} tone="caution">
          <CheckboxField label={t('deploy')} onChange={setDeploying} value={isDeploying} />
          <p>{t('deployText')}</p>
        </Notice>
      ) : null}
      {isOn && support.data === 'missing' ? (
        <Notice title={t('missing')} tone="stop">
          {t('noFactory')}
        </Notice>
      ) : null}
      {isOn && support.data === 'foreign' ? (
        <Notice title={t('foreign')} tone="stop">
          {t('foreignText')}
        </Notice>
      ) : null}
    </>
  )
}

type ReadExpiryParameters = {
  call: DraftedCall
  chosen: string
  multiSend: Address | null | undefined
  support: ExpirySupport | undefined
}

function readExpiry({ call, chosen, multiSend, support }: ReadExpiryParameters) {
  const at = toTime(chosen, Date.now())
  if (at === undefined) return { error: t('past') }
  const refusal = unfoldCall(call).map(findRefusal).find(Boolean)
  if (refusal) return { error: refusal }
  if (multiSend === undefined || support === undefined) return { error: t('reading') }
  if (!multiSend) return { error: t('noLibrary') }
  return support === 'deployed' ? { at, multiSend } : { error: t('missing') }
}

/** In seconds; undefined for no date, or one that has passed. */
function toTime(chosen: string, now: number): bigint | undefined {
  const at = days.map(String).includes(chosen) ? now + Number(chosen) * 86_400_000 : new Date(chosen).getTime()
  return at > now ? BigInt(Math.floor(at / 1_000)) : undefined
}
