import { useMutation } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { createOffer } from '../../domain/app-requests/createOffer.ts'
import type { PairedApps } from '../../domain/app-requests/createPairedApps.ts'
import type { AppSession, PairedState } from '../../domain/app-requests/PairedApps.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import { PeerLine } from './PeerLine.tsx'

const t = createCatalogue('walletConnect')

export type SessionListProps = {
  apps: Pick<PairedApps, 'end' | 'move'>
  state: Pick<PairedState, 'sessions' | 'status'>
  safe: CurrentSafe
}

export function SessionList({ apps, safe, state: { sessions, status } }: SessionListProps) {
  const isOwn = (session: AppSession) =>
    session.safe.chainId === safe.chainId && isAddressEqual(session.safe.address, safe.address)
  const own = sessions.filter(isOwn)
  const others = sessions.filter((session) => !isOwn(session))
  return (
    <>
      <Card isFlush title={t('list')}>
        {own.length > 0 ? (
          <Rows apps={apps} isHere safe={safe} sessions={own} />
        ) : status === 'starting' ? (
          <SkeletonRows count={2} label={t('restoring')} />
        ) : (
          <Empty icon="chain" title={t('none')}>
            {t('noneText')}
          </Empty>
        )}
      </Card>
      {others.length > 0 ? (
        <Card isFlush title={t('others')}>
          <Rows apps={apps} isHere={false} safe={safe} sessions={others} />
        </Card>
      ) : null}
    </>
  )
}

type RowsProps = Pick<SessionListProps, 'apps' | 'safe'> & { isHere: boolean; sessions: readonly AppSession[] }

function Rows({ sessions, ...rest }: RowsProps) {
  return (
    <ul>
      {sessions.map((session) => (
        <SessionRow key={session.topic} session={session} {...rest} />
      ))}
    </ul>
  )
}

function SessionRow({ apps, isHere, safe, session }: Omit<RowsProps, 'sessions'> & { session: AppSession }) {
  const { expiresAt, topic, wanted, who } = session
  const end = useMutation({ mutationFn: () => apps.end(topic) })
  const move = useMutation({ mutationFn: () => apps.move(topic, safe) })
  const canMove = !isHere && createOffer(wanted, safe).namespaces !== undefined
  return (
    <li>
      <Row
        end={
          <>
            {canMove ? (
              <Button isBusy={move.isPending} look="quiet" onClick={() => move.mutate()}>
                {t('move')}
              </Button>
            ) : null}
            <ConfirmButton
              label={t('disconnect')}
              no={t('disconnectNo')}
              onYes={() => end.mutate()}
              text={t('disconnectText')}
              title={t('disconnectTitle')}
              yes={t('disconnectYes')}
            />
          </>
        }
        icon="bundled"
        isFolding
      >
        <span className={rowWords}>
          <bdi>{who.name || t('noName')}</bdi>
          <RowLine>
            <PeerLine who={who} />
          </RowLine>
          <RowLine>
            {isHere ? null : <Address canCopy={false} value={session.safe.address} />}
            {isHere || canMove ? null : <Badge>{t('cannotMove')}</Badge>}
            <span>
              <RichText>{(mark) => t('until', { time: mark(<Time at={expiresAt} />) })}</RichText>
            </span>
          </RowLine>
        </span>
      </Row>
      {end.isError ? (
        <ErrorNotice error={end.error} onRetry={() => end.mutate()} title={t('disconnectFailed')} />
      ) : null}
      {move.isError ? <ErrorNotice error={move.error} onRetry={() => move.mutate()} title={t('moveFailed')} /> : null}
    </li>
  )
}
