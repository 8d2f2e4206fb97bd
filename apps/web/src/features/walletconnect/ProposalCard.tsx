import { isReadCall } from '@countersign/frame/wire'
import { useMutation } from '@tanstack/react-query'
import { createOffer, isDecision, type Lack, type Offer } from '../../domain/app-requests/createOffer.ts'
import type { PairedApps } from '../../domain/app-requests/createPairedApps.ts'
import type { AppProposal } from '../../domain/app-requests/PairedApps.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { describeStanding, PeerLine } from './PeerLine.tsx'
import styles from './WalletConnect.module.css'

const t = createCatalogue('walletConnect')

export type ProposalCardProps = {
  apps: Pick<PairedApps, 'accept' | 'refuse'>
  proposal: AppProposal
  safe: CurrentSafe
}

export function ProposalCard({ apps, proposal: { id, wanted, who }, safe }: ProposalCardProps) {
  const offer = createOffer(wanted, safe)
  const accept = useMutation({ mutationFn: () => apps.accept(id, safe) })
  const refuse = useMutation({ mutationFn: () => apps.refuse(id, safe) })
  return (
    <Card title={t('proposalTitle', { name: who.name || t('noName') })}>
      <div className={styles.panel}>
        <FieldList>
          <FieldPair label={t('reportedOrigin')}>
            <span className={styles.bar}>
              <PeerLine who={who} />
            </span>
          </FieldPair>
          {offer.namespaces ? <Granted offer={offer} safe={safe} /> : null}
        </FieldList>
        {who.standing === 'proven' ? (
          <p className={styles.hint}>{describeStanding(who)}</p>
        ) : (
          <Notice title={t(`originTitle.${who.standing}`)} tone={who.standing === 'claimed' ? 'caution' : 'stop'}>
            {describeStanding(who)}
          </Notice>
        )}
        {offer.namespaces ? null : <Lacking lacks={offer.lacks} />}
        {accept.isError || refuse.isError ? (
          <ErrorNotice error={accept.error ?? refuse.error} title={t('acceptFailed')} />
        ) : null}
        <div className={styles.bar}>
          {offer.namespaces && who.standing !== 'scam' ? (
            <Button isBusy={accept.isPending} look="primary" onClick={() => accept.mutate()}>
              {t('accept')}
            </Button>
          ) : null}
          <Button isBusy={refuse.isPending} onClick={() => refuse.mutate()}>
            {t('reject')}
          </Button>
          {offer.namespaces ? <span className={styles.hint}>{t('acceptText')}</span> : null}
        </div>
      </div>
    </Card>
  )
}

function Granted({ offer, safe }: { offer: Offer; safe: CurrentSafe }) {
  const methods = offer.namespaces?.eip155.methods ?? []
  const requests = [
    methods.some((method) => method === 'eth_sendTransaction' || method === 'wallet_sendCalls')
      ? t('requests.transactions')
      : undefined,
    methods.some((method) => isDecision(method) && /sign/i.test(method)) ? t('requests.messages') : undefined,
    methods.some(isReadCall) ? t('requests.reads') : undefined,
  ].filter((entry) => entry !== undefined)
  const { chains, methods: declined } = offer.declined
  return (
    <>
      <FieldPair label={t('sees')}>
        <Address value={safe.address} />
        <p className={styles.hint}>{t('seesText', { chain: safe.chain.name })}</p>
      </FieldPair>
      <FieldPair label={t('mayRequest')}>{requests.length > 0 ? <Items items={requests} /> : t('nothing')}</FieldPair>
      {chains.length + declined.length > 0 ? (
        <FieldPair label={t('notGiven')}>
          <Items
            items={[
              ...(chains.length > 0 ? [t('declinedChains', { count: chains.length })] : []),
              ...declined.slice(0, 20).map((method) => describeDeclined(method)),
            ]}
          />
        </FieldPair>
      ) : null}
    </>
  )
}

const explained = [
  'eth_sendRawTransaction',
  'eth_sign',
  'eth_signTransaction',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
] as const

function describeDeclined(method: string): string {
  const known = explained.find((name) => name === method)
  return known ? t(`declined.${known}`) : method.slice(0, 60)
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Lacking({ lacks }: { lacks: readonly Lack[] }) {
  const services = useServices()
  const nameChain = (chain: string) =>
    findChain(services, chain.replace('eip155:', ''))?.name ?? t('network', { id: chain.replace('eip155:', '') })
  return (
    <Notice title={t('cannot')} tone="stop">
      <ul className={styles.items}>
        {lacks.map(({ items, kind }) => (
          <li key={kind}>
            {t(`lacks.${kind}`, {
              items: items
                .slice(0, 10)
                .map((item) => (kind === 'chains' ? nameChain(item) : item).slice(0, 60))
                .join(', '),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
