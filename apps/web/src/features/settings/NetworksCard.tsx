import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { isExplorerUrl, listNodeOrigins, readNodeChainId } from '../../domain/settings/applyChoices.ts'
import { openUserNetworks, readNetworkUrl, type UserNetwork } from '../../domain/settings/userNetworks.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Settings.module.css'

const t = createCatalogue('networks')
const tSettings = createCatalogue('settings')

/** Networks that the user adds in this browser: without the service, through a node of their own. */
export function NetworksCard({ onRestart }: { onRestart: () => void }) {
  const { config, storage, userNetworks } = useServices()
  const store = openUserNetworks(storage)
  const networks = useStore(store)
  const isChanged =
    networks.some(({ id }) => !userNetworks.has(id)) ||
    [...userNetworks].some((id) => networks.every((n) => n.id !== id))
  const isRefused = (network: UserNetwork) =>
    'refusal' in readNetworkUrl(network.rpcUrl, { config, origin: window.location.origin })
  return (
    <Card title={t('title')}>
      <div className={styles.form}>
        {networks.length === 0 ? <p>{t('none')}</p> : null}
        <ul aria-label={t('title')}>
          {networks.map((network) => (
            <li className={styles.safe} key={network.id}>
              <strong>{network.name}</strong>
              <Evidence kind="yours" />
              <span className={styles.quiet}>
                {t('details', { id: String(network.id), host: new URL(network.rpcUrl).host, symbol: network.symbol })}
              </span>
              {isRefused(network) ? <span className={styles.quiet}>{t('refused')}</span> : null}
              <Button
                aria-label={t('removeWho', { name: network.name })}
                look="quiet"
                onClick={() => store.update((all) => all.filter(({ id }) => id !== network.id))}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
        {isChanged ? (
          <Notice
            actions={<Button onClick={onRestart}>{tSettings('reload')}</Button>}
            title={t('reloadTitle')}
            tone="info"
          />
        ) : null}
        {config.userNetworks === 'off' ? <p>{t('off')}</p> : <AddForm />}
      </div>
    </Card>
  )
}

const empty = { explorerUrl: '', name: '', rpcUrl: '', symbol: 'ETH' }

function AddForm() {
  const { config, storage } = useServices()
  const store = openUserNetworks(storage)
  const [value, setValue] = useState(empty)
  const context = { config, origin: window.location.origin }
  const add = useMutation({
    mutationFn: async (): Promise<Partial<Record<keyof typeof empty, string>>> => {
      const { explorerUrl, name, symbol } = { ...value, explorerUrl: value.explorerUrl.trim(), name: value.name.trim() }
      const choice = readNetworkUrl(value.rpcUrl, context)
      if ('refusal' in choice)
        return {
          rpcUrl:
            choice.refusal === 'invalid'
              ? tSettings('nodeRefusal.invalid')
              : t('notAllowed', { origin: choice.origin, origins: formatList(listNodeOrigins(context)) }),
        }
      if (name === '' || name.length > 40) return { name: t('nameMissing') }
      if (!/^\S{1,12}$/.test(symbol.trim())) return { symbol: t('symbolMissing') }
      if (explorerUrl !== '' && !isExplorerUrl(explorerUrl)) return { explorerUrl: tSettings('explorerInvalid') }
      const id = await readNodeChainId(choice.url)
      if (id === undefined) return { rpcUrl: tSettings('nodeUnreachable') }
      const known = [...config.chains, ...store.get()].find((chain) => chain.id === id)
      if (known) return { rpcUrl: t('known', { id: String(id), name: known.name }) }
      store.update((all) => [...all, { explorerUrl, id, name, rpcUrl: choice.url, symbol: symbol.trim() }])
      setValue(empty)
      return {}
    },
  })
  const field = (name: keyof typeof empty) => ({
    error: add.data?.[name],
    onChange: (text: string) => {
      setValue((all) => ({ ...all, [name]: text }))
      add.reset()
    },
    spellCheck: false,
    value: value[name],
  })
  return (
    <Form className={styles.form} onSubmit={() => (add.isPending ? undefined : add.mutate())}>
      <TextField
        {...field('rpcUrl')}
        hint={
          config.userNetworks === 'any'
            ? t('rpcHintAny')
            : t('rpcHint', { origins: formatList(listNodeOrigins(context)) })
        }
        inputMode="url"
        label={t('rpcLabel')}
      />
      <TextField {...field('name')} label={t('nameLabel')} />
      <TextField {...field('symbol')} label={t('symbolLabel')} />
      <TextField {...field('explorerUrl')} inputMode="url" label={t('explorerLabel')} />
      <div className={styles.actions}>
        <Button isBusy={add.isPending} type="submit">
          {t('add')}
        </Button>
      </div>
    </Form>
  )
}
