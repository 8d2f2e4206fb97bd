import type { ChainConfig } from '@countersign/protocol/config'
import { useServices } from '../../domain/services/Services.ts'
import { checkNode, isExplorerUrl, listNodeOrigins, readNodeUrl } from '../../domain/settings/applyChoices.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Settings.module.css'
import { UrlForm } from './UrlForm.tsx'

const t = createCatalogue('settings')
const tShell = createCatalogue('shell')
const tSecurityAlerts = createCatalogue('securityAlerts')

type ByChain = 'explorers' | 'nodes' | 'secondNodes'

export function ChainCard({ chain, origin, onRestart }: { chain: ChainConfig; origin: string; onRestart: () => void }) {
  const { config, settings: store } = useServices()
  const settings = useStore(store)
  const context = { config, origin }
  const used = findFirst(chain.rpcUrls.default)
  const storePlan = (what: ByChain, url: string) =>
    store.update((all) => ({ ...all, [what]: { ...all[what], [chain.id]: url } }))
  const saveNode = async (what: ByChain, text: string) => {
    if (text === '') return void storePlan(what, '')
    const choice = readNodeUrl(text, context)
    if ('refusal' in choice)
      return choice.refusal === 'invalid' ? t('nodeRefusal.invalid') : t('nodeRefusal.notAllowed', choice)
    const finding = await checkNode(choice.url, chain.id)
    if (finding.is === 'silent') return t('nodeUnreachable')
    if (finding.is === 'other')
      return t('nodeOtherChain', { chain: chain.name, wanted: chain.id, found: finding.chainId })
    return void storePlan(what, choice.url)
  }
  const saveExplorer = async (text: string) => {
    if (text !== '' && !isExplorerUrl(text)) return t('explorerInvalid')
    return void storePlan('explorers', text)
  }
  const chosen = settings.nodes[chain.id] ?? ''
  const isChosenUsed = (chosen || findFirst(chain.rpcUrls.public)) === used
  return (
    <Card title={t('chainTitle', { chain: chain.name })}>
      <div className={styles.form}>
        <FieldList>
          <FieldPair className={styles.address} label={t('nodeCurrent')}>
            <bdi>{used || tShell('nodeMissing')}</bdi>
          </FieldPair>
        </FieldList>
        {isChosenUsed ? null : (
          <Notice actions={<Button onClick={onRestart}>{t('reload')}</Button>} title={t('nodeReload')} tone="info" />
        )}
        <UrlForm
          action={t('nodeSave')}
          hint={t('nodeHint', { origins: formatList(listNodeOrigins(context)) })}
          label={t('nodeLabel', { chain: chain.name })}
          onSave={(text) => saveNode('nodes', text)}
          placeholder={chain.rpcUrls.public.http[0]}
          value={chosen}
        />
        <UrlForm
          action={tSecurityAlerts('secondNodeSave')}
          hint={tSecurityAlerts('secondNodeHint')}
          label={tSecurityAlerts('secondNodeLabel', { chain: chain.name })}
          onSave={(text) => saveNode('secondNodes', text)}
          value={settings.secondNodes[chain.id] ?? ''}
        />
        <UrlForm
          action={t('explorerSave')}
          hint={t('explorerHint')}
          label={t('explorerLabel', { chain: chain.name })}
          onSave={saveExplorer}
          placeholder={chain.blockExplorers?.default.url}
          value={settings.explorers[chain.id] ?? ''}
        />
      </div>
    </Card>
  )
}

function findFirst({ http, webSocket }: ChainConfig['rpcUrls']['public']): string {
  return http[0] ?? webSocket?.[0] ?? ''
}
