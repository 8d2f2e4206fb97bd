import { useMutation } from '@tanstack/react-query'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import type { Settings } from '../../domain/settings/Settings.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { createDeviceId, forgetBrowser, forgetSafe, registerBrowser } from './registerBrowser.ts'
import styles from './Settings.module.css'

const t = createCatalogue('settings')

type Device = NonNullable<Settings['device']>

export function NotificationsCard() {
  const { service, settings: store } = useServices()
  const { device } = useStore(store)
  const change = useMutation({
    mutationFn: (run: () => Promise<Device | null>) => run(),
    onSuccess: (next) => store.update((all) => ({ ...all, device: next })),
  })
  const register = (safes: Device['safes']) =>
    change.mutate(async () => {
      const registration = { uuid: device?.uuid ?? createDeviceId(), safes }
      await registerBrowser(service, registration)
      return registration
    })
  return (
    <Card title={t('notifications')}>
      <div className={styles.form}>
        <p>{t('notificationsText')}</p>
        <p>{t('notificationsTerms')}</p>
        {change.isError ? <ErrorNotice error={change.error} title={t('notificationsFailed')} /> : null}
        {device ? (
          <Registered
            device={device}
            isBusy={change.isPending}
            onForget={() => change.mutate(() => forgetBrowser(service, device))}
            onStop={(safe) => change.mutate(() => forgetSafe(service, device, safe))}
          />
        ) : (
          <Offer isBusy={change.isPending} onRegister={register} />
        )}
      </div>
    </Card>
  )
}

function Offer({ isBusy, onRegister }: { isBusy: boolean; onRegister: (safes: Device['safes']) => void }) {
  const { address } = useSigner()
  const { safes, isLoading } = useMySafes()
  if (!address) return <p>{t('notificationsConnect')}</p>
  const owned = safes.flatMap(({ address, chain, role }) => (role === 'owner' ? [{ address, chainId: chain.id }] : []))
  if (owned.length === 0 && !isLoading && safes.every(({ role }) => role !== 'unknown'))
    return <p>{t('notificationsNone')}</p>
  return (
    <div className={styles.actions}>
      <Button isBusy={isBusy || owned.length === 0} onClick={() => onRegister(owned)}>
        {t('notificationsRegister', { count: owned.length })}
      </Button>
    </div>
  )
}

type RegisteredProps = {
  device: Device
  isBusy: boolean
  onForget: () => void
  onStop: (safe: Device['safes'][number]) => void
}

function Registered({ device: { uuid, safes }, isBusy, onForget, onStop }: RegisteredProps) {
  const services = useServices()
  const nameOf = useNameOf()
  return (
    <>
      <FieldList>
        <FieldPair className={styles.address} label={t('notificationsId')}>
          <code>{uuid}</code>
        </FieldPair>
      </FieldList>
      <ul aria-label={t('notificationsRegistered')}>
        {safes.map((safe) => {
          const name = nameOf(safe.address)?.name
          return (
            <li className={styles.safe} key={`${safe.chainId}${safe.address}`}>
              <Address hasIcon name={name} value={safe.address} />
              <span>{findChain(services, String(safe.chainId))?.name ?? safe.chainId}</span>
              <Button
                aria-label={t('notificationsRemoveWhat', { safe: name ?? shortAddress(safe.address) })}
                isBusy={isBusy}
                look="quiet"
                onClick={() => onStop(safe)}
              >
                {t('notificationsRemove')}
              </Button>
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        <Button isBusy={isBusy} onClick={onForget}>
          {t('notificationsUnregister')}
        </Button>
      </div>
    </>
  )
}
