import type { ChainConfig } from '@countersign/protocol/config'
import { useServices } from '../../domain/services/Services.ts'
import { checkNode, isExplorerUrl, listNodeOrigins, readNodeUrl } from '../../domain/settings/applyChoices.ts'
import { securityAlertsText } from '../../lib/messages/securityAlerts.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { trust } from '../../lib/messages/trust.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Settings.module.css'
import { UrlForm } from './UrlForm.tsx'

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
    if ('refusal' in choice) return words.nodeRefusal[choice.refusal](choice.origin)
    const finding = await checkNode(choice.url, chain.id)
    if (finding.is === 'silent') return words.nodeSilent
    if (finding.is === 'other') return words.nodeOtherChain(chain.name, chain.id, finding.chainId)
    return void storePlan(what, choice.url)
  }
  const saveExplorer = async (text: string) => {
    if (text !== '' && !isExplorerUrl(text)) return words.explorerRefused
    return void storePlan('explorers', text)
  }
  const chosen = settings.nodes[chain.id] ?? ''
  const isChosenUsed = (chosen || findFirst(chain.rpcUrls.public)) === used
  return (
    <Card title={words.chainTitle(chain.name)}>
      <div className={styles.form}>
        <FieldList>
          <FieldPair className={styles.address} label={words.nodeNow}>
            <bdi>{used || trust.nodeMissing}</bdi>
          </FieldPair>
        </FieldList>
        {isChosenUsed ? null : (
          <Notice actions={<Button onClick={onRestart}>{words.restart}</Button>} title={words.nodeLater} tone="info" />
        )}
        <UrlForm
          action={words.nodeUse}
          hint={words.nodeHint(listNodeOrigins(context))}
          label={words.nodeLabel(chain.name)}
          onSave={(text) => saveNode('nodes', text)}
          placeholder={chain.rpcUrls.public.http[0]}
          value={chosen}
        />
        <UrlForm
          action={securityAlertsText.secondNodeSave}
          hint={securityAlertsText.secondNodeText}
          label={securityAlertsText.secondNodeLabel(chain.name)}
          onSave={(text) => saveNode('secondNodes', text)}
          value={settings.secondNodes[chain.id] ?? ''}
        />
        <UrlForm
          action={words.explorerUse}
          hint={words.explorerHint}
          label={words.explorerLabel(chain.name)}
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
