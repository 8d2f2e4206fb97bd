import { isReadCall } from '@countersign/frame/wire'
import { useMutation } from '@tanstack/react-query'
import { createOffer, isDecision, type Lack, type Offer } from '../../domain/app-requests/createOffer.ts'
import type { PairedApps } from '../../domain/app-requests/createPairedApps.ts'
import type { AppProposal } from '../../domain/app-requests/PairedApps.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { pairingText as words } from '../../lib/messages/walletConnect.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { describeStanding, PeerLine } from './PeerLine.tsx'
import styles from './WalletConnect.module.css'

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
    <Card title={words.asks(who.name || words.noName)}>
      <div className={styles.panel}>
        <FieldList>
          <FieldPair label={words.saysItIs}>
            <span className={styles.bar}>
              <PeerLine who={who} />
            </span>
          </FieldPair>
          {offer.namespaces ? <Granted offer={offer} safe={safe} /> : null}
        </FieldList>
        {who.standing === 'proven' ? (
          <p className={styles.hint}>{describeStanding(who)}</p>
        ) : (
          <Notice title={words.standingTitle[who.standing]} tone={who.standing === 'claimed' ? 'caution' : 'stop'}>
            {describeStanding(who)}
          </Notice>
        )}
        {offer.namespaces ? null : <Lacking lacks={offer.lacks} />}
        {accept.isError || refuse.isError ? (
          <ErrorNotice error={accept.error ?? refuse.error} title={words.acceptFailed} />
        ) : null}
        <div className={styles.bar}>
          {offer.namespaces && who.standing !== 'scam' ? (
            <Button isBusy={accept.isPending} look="primary" onClick={() => accept.mutate()}>
              {words.accept}
            </Button>
          ) : null}
          <Button isBusy={refuse.isPending} onClick={() => refuse.mutate()}>
            {words.refuse}
          </Button>
          {offer.namespaces ? <span className={styles.hint}>{words.acceptText}</span> : null}
        </div>
      </div>
    </Card>
  )
}

function Granted({ offer, safe }: { offer: Offer; safe: CurrentSafe }) {
  const methods = offer.namespaces?.eip155.methods ?? []
  const requests = [
    methods.some((method) => method === 'eth_sendTransaction' || method === 'wallet_sendCalls')
      ? words.ask.transactions
      : undefined,
    methods.some((method) => isDecision(method) && /sign/i.test(method)) ? words.ask.messages : undefined,
    methods.some(isReadCall) ? words.ask.reads : undefined,
  ].filter((entry) => entry !== undefined)
  const { chains, methods: declined } = offer.declined
  return (
    <>
      <FieldPair label={words.sees}>
        <Address value={safe.address} />
        <p className={styles.hint}>{words.seesText(safe.chain.name)}</p>
      </FieldPair>
      <FieldPair label={words.mayAsk}>{requests.length > 0 ? <Items items={requests} /> : words.nothing}</FieldPair>
      {chains.length + declined.length > 0 ? (
        <FieldPair label={words.notGiven}>
          <Items
            items={[
              ...(chains.length > 0 ? [words.declinedChains(chains.length)] : []),
              ...declined.slice(0, 20).map((method) => words.declined[method] ?? method.slice(0, 60)),
            ]}
          />
        </FieldPair>
      ) : null}
    </>
  )
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
    findChain(services, chain.replace('eip155:', ''))?.name ?? words.network(chain.replace('eip155:', ''))
  return (
    <Notice title={words.cannot} tone="stop">
      <ul className={styles.items}>
        {lacks.map(({ items, kind }) => (
          <li key={kind}>
            {words.lacks[kind](
              items
                .slice(0, 10)
                .map((item) => (kind === 'chains' ? nameChain(item) : item).slice(0, 60))
                .join(', '),
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
