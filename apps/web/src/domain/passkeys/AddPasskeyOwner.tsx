import { isPasskeyAvailable } from '@countersign/connect/passkey'
import type { ChainConfig } from '@countersign/protocol/config'
import { canOwnByPasskey, readPasskeySupport } from '@countersign/protocol/passkey'
import { useMutation, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { errorCode, hasErrorName } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { setName } from '../address-book/names.ts'
import { getChainClient, useServices } from '../services/Services.ts'
import styles from './AddPasskeyOwner.module.css'
import { createPasskeyOwner, provePasskey } from './createPasskeyOwner.ts'
import { openPasskeys } from './openPasskeys.ts'
import { PasskeysUnavailable } from './PasskeysUnavailable.tsx'
import { type PasskeyAccount, toPasskeyAccount } from './passkeyAccounts.ts'

const t = createCatalogue('passkeys')
const tCommon = createCatalogue('common')

export type AddPasskeyOwnerProps = {
  /** All chains of the Safe. */
  chains: readonly ChainConfig[]
  /** Present and entered owners: not offered again. */
  owners: readonly Address[]
  onAdd: (signer: Address) => void
}

/** Adds a passkey as an owner, after saying what it is bound to. */
export function AddPasskeyOwner(props: AddPasskeyOwnerProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('add')}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('title')}>
        <PasskeyChoice
          {...props}
          onAdd={(signer) => {
            props.onAdd(signer)
            close()
          }}
        />
      </Dialog>
    </>
  )
}

function PasskeyChoice({ chains, onAdd, owners }: AddPasskeyOwnerProps) {
  const services = useServices()
  const stored = useStore(openPasskeys(services.storage))
  const unused = stored
    .map(toPasskeyAccount)
    .filter(({ address }) => !owners.some((one) => isAddressEqual(one, address)))
  const [name, setTyped] = useState('')
  const [isProving, setProving] = useState(false)
  const add = ({ address, passkey }: PasskeyAccount) => {
    services.names.update((names) => (address in names ? names : setName(names, address, passkey.name)))
    onAdd(address)
  }
  const creation = useMutation({
    /** Without an argument: a new one. */
    mutationFn: (existing?: PasskeyAccount) => {
      setProving(existing !== undefined)
      if (existing) return provePasskey(services, existing)
      const onCreated = () => setProving(true)
      return createPasskeyOwner(services, {
        name: name.trim() || t('defaultName'),
        onCreated,
        siteName: tCommon('appName'),
      })
    },
    onSuccess: add,
  })
  const support = useQueries({
    queries: chains.map(({ id }) => ({
      queryKey: ['chain', id, 'passkeySupport'],
      queryFn: () => readPasskeySupport(getChainClient(services, id), { chainId: id }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const lacking = chains.filter((_, index) => {
    const { data } = support[index] ?? {}
    return data !== undefined && !canOwnByPasskey(data)
  })
  const unread = support.find(({ isError }) => isError)
  if (!isPasskeyAvailable()) return <PasskeysUnavailable />
  if (lacking.length > 0)
    return <Notice title={t('unsupported', { chain: lacking.map((chain) => chain.name).join(', ') })} tone="stop" />
  if (unread) return <ErrorNotice error={unread.error} onRetry={() => void unread.refetch()} title={t('failed')} />
  const isReady = support.every(({ data }) => data !== undefined)
  return (
    <Stack>
      <ul className={styles.facts}>
        <li>{t('boundSite', { site: window.location.hostname })}</li>
        <li>{t('boundProvider')}</li>
        <li>{t('boundBrowser')}</li>
        <li>{t('notOnly')}</li>
      </ul>
      {unused.map((account) => (
        <div key={account.passkey.id}>
          <Button disabled={!isReady} onClick={() => creation.mutate(account)}>
            {t('use', { name: account.passkey.name })}
          </Button>
        </div>
      ))}
      <TextField
        hint={t('nameHint')}
        label={t('name')}
        maxLength={64}
        onChange={setTyped}
        onKeyDown={(event) => {
          // The dialog is inside of a form, which Enter would submit.
          if (event.key === 'Enter') event.preventDefault()
        }}
        value={name}
      />
      <div>
        <Button
          disabled={!isReady}
          isBusy={creation.isPending}
          look="primary"
          onClick={() => creation.mutate(undefined)}
        >
          {t('create')}
        </Button>
      </div>
      <Stack isLive>
        {creation.isPending ? <Notice title={isProving ? t('proving') : t('creating')} tone="info" /> : null}
        {creation.error && !creation.isPending ? <CreationFailure error={creation.error} /> : null}
      </Stack>
    </Stack>
  )
}

function CreationFailure({ error }: { error: unknown }) {
  const isCancelled = errorCode(error) === 4001 || hasErrorName(error, ['UserRejectedError'])
  return isCancelled ? (
    <Notice isAlert title={t('cancelled')} tone="caution" />
  ) : (
    <ErrorNotice error={error} title={t('failed')} />
  )
}
